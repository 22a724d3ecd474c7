import { z } from 'zod'
import { photoPrivacies } from '#domain/families/photo-privacy.ts'
import { photosPerMember } from '#domain/limits.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { wholeListOf } from '../paging.ts'

const imageId = z.guid({ error: broken('malformed') })

/** The member's own photos in their order, those that staff have not looked at yet included. */
export const ownImages = endpoint({
  method: 'GET',
  path: '/user/images',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: wholeListOf(
    z.object({
      uuid: z.guid(),
      image: z.string(),
      /** The same photo in the size of a card. */
      card: z.string(),
      /** Others do not see a waiting photo yet. */
      status: z.enum(['SHOWN', 'WAITING']),
    }),
  ).extend({
    /** Photos that staff turned down, until the member removes them. They take no place and are shown to nobody. */
    rejected: z.array(z.object({ uuid: z.guid(), reason: z.string() })),
    photo_privacy: z.enum(photoPrivacies),
  }),
})

export const addPhoto = endpoint({
  method: 'POST',
  path: '/user/add/photo',
  access: 'session',
  writes: true,
  limits: ['uploads'],
  file: 'image',
  input: z.strictObject({
    id: z.guid({ error: broken('malformed') }).optional(),
    type: z.literal('REGISTER', { error: broken('malformed') }).optional(),
  }),
  output: z.object({ message: z.string(), uuid: z.guid(), image: z.string() }),
})

export const removeImage = endpoint({
  method: 'PUT',
  path: '/remove-image/:image_uuid',
  access: 'member',
  writes: true,
  input: z.strictObject({ image_uuid: imageId }),
  output: z.object({ message: z.string() }),
})

/** `images` names all own photos in their new order; the first one is the face of every card. */
export const orderImages = endpoint({
  method: 'PUT',
  path: '/user/images/order',
  access: 'member',
  writes: true,
  input: z.strictObject({
    images: z
      .array(imageId, { error: broken('malformed') })
      .min(1)
      .max(photosPerMember),
  }),
  output: z.object({ message: z.string() }),
})

export const setPhotoPrivacy = endpoint({
  method: 'PUT',
  path: '/user/photo-privacy',
  access: 'member',
  writes: true,
  input: z.strictObject({ photo_privacy: z.enum(photoPrivacies, { error: broken('malformed') }) }),
  output: z.object({ message: z.string() }),
})
