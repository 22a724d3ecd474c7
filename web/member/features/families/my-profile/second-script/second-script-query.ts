import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

/** The own names and places without a second form, and the names that wait for our office. */
export const secondScriptQuery = queryOptions({
  queryKey: ['second-script'],
  queryFn: ({ signal }) => call('GET /second-script', {}, { signal }),
})

/** The same with the record of which they were read, which the save sends whole. It is read anew with them. */
export const ownFormsQuery = queryOptions({
  queryKey: ['own-forms'],
  queryFn: async ({ signal }) => {
    const [member, own] = await Promise.all([
      call('GET /user/me', {}, { signal }),
      call('GET /second-script', {}, { signal }),
    ])
    return { member, own }
  },
  staleTime: 0,
  gcTime: 0,
})
