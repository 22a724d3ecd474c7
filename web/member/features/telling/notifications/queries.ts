import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { pageSize } from '#domain/limits.ts'
import { call } from '#web/api/client.ts'

export const notificationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['notifications', 'all', page],
    queryFn: ({ signal }) => call('GET /user/notification/list', { offset: page - 1, limit: pageSize }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const choicesQuery = queryOptions({
  queryKey: ['notifications', 'choices'],
  queryFn: ({ signal }) => call('GET /notification/choices', {}, { signal }),
})
