import { queryOptions } from '@tanstack/react-query'
import type { SavedDocument } from '#contract/families/id-proof.ts'
import { call } from '#web/api/client.ts'

const isSaved = (answer: object): answer is SavedDocument => 'uuid' in answer

/** The papers that the provider may ask for. */
export const offeredTypesQuery = queryOptions({
  queryKey: ['document types'],
  queryFn: async ({ signal }) => (await call('GET /document/types', {}, { signal })).list,
})

/** The member's own document, or null. */
export const documentQuery = queryOptions({
  queryKey: ['document'],
  queryFn: async ({ signal }) => {
    const answer = await call('GET /document/detail', {}, { signal })
    return isSaved(answer) ? answer : null
  },
})
