import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { CallsByAddress } from '#contract/index.ts'
import { call } from '#web/api/client.ts'

export type OwnPhotos = AnswerOf<CallsByAddress['GET /user/images']>

/** The member's own photos, and who sees them. */
export const ownPhotosQuery = queryOptions({
  queryKey: ['own-photos'],
  queryFn: ({ signal }) => call('GET /user/images', {}, { signal }),
})
