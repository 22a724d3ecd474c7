import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { broken } from './field-words.ts'
import { wholeListOf } from './paging.ts'

export const ownImages = endpoint({
  method: 'GET',
  path: '/user/images',
  access: 'member',
  writes: false,
  input: z.object({}),
  output: wholeListOf(z.object({ uuid: z.guid(), image: z.string() })),
})

export const addPhoto = endpoint({
  method: 'POST',
  path: '/user/add/photo',
  access: 'session',
  writes: true,
  file: 'image',
  input: z.strictObject({
    id: z.guid({ error: broken('malformed') }).optional(),
    type: z.literal('REGISTER', { error: broken('malformed') }).optional(),
  }),
  output: z.object({ message: z.string(), uuid: z.guid(), image: z.string() }),
})
