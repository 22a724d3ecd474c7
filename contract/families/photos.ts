import { z } from 'zod'
import { photoPrivacies } from '#domain/families/photo-privacy.ts'
import { photosPerMember } from '#domain/limits.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { wholeListOf } from '../paging.ts'

const imageId = z.guid({ error: broken('malformed') })

/** Where the face is, as parts of the width and height: "0.5,0.3333". */
const part = String.raw`(?:0(?:\.\d{1,4})?|1(?:\.0{1,4})?)`
const face = z
  .string({ error: broken('malformed') })
  .regex(new RegExp(`^${part},${part}$`), { error: broken('malformed') })
  .transform(text => {
    const [x = 0, y = 0] = text.split(',').map(Number)
    return { x, y }
  })

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
      /** The face alone, as on the tiles of a list. */
      tile: z.string(),
      /** Null where the family has not said where it is. */
      face: z.object({ x: z.number(), y: z.number() }).nullable(),
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
    face: face.optional(),
  }),
  output: z.object({ message: z.string(), uuid: z.guid(), image: z.string() }),
})

/** Says where the face is on a photo that was sent before. */
export const placeFace = endpoint({
  method: 'PUT',
  path: '/user/images/face',
  access: 'member',
  writes: true,
  limits: ['uploads'],
  input: z.strictObject({ image_uuid: imageId, face }),
  output: z.object({ message: z.string() }),
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
