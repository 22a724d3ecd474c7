import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'

/** A zero-based page goes by `offset` on the wire; pages count from one everywhere a family sees them. */
const offsetOf = (page: number) => page - 1

export const joinedQuery = (page: number) =>
  queryOptions({
    queryKey: ['members', 'joined', page],
    queryFn: ({ signal }) => call('GET /joined/member/pagination/list', { offset: offsetOf(page) }, { signal }),
    placeholderData: keepPreviousData,
  })

export const visitorsQuery = (page: number) =>
  queryOptions({
    queryKey: ['members', 'visitors', page],
    queryFn: ({ signal }) => call('GET /profile-visitors/pagination/list', { offset: offsetOf(page) }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The whole other side; the session says which. */
export const everyoneQuery = (page: number, maritalStatus: string) =>
  queryOptions({
    queryKey: ['members', 'everyone', maritalStatus, page],
    queryFn: ({ signal }) => {
      const offset = offsetOf(page)
      return call('GET /bride/list', maritalStatus ? { offset, marital_status_id: maritalStatus } : { offset }, {
        signal,
      })
    },
    placeholderData: keepPreviousData,
  })
