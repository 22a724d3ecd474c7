import { queryOptions } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { claimPhotos, claimReview, decidedReviews, reviewQueue } from '#contract/office/review.ts'
import type { ReviewKind } from '#domain/office/review.ts'
import { call } from '#web/api/client.ts'
import { officeClient } from '#web/office/queries.ts'

export type WaitingRow = AnswerOf<typeof reviewQueue>['list'][number]
export type GridPhoto = AnswerOf<typeof claimPhotos>['list'][number]
export type DecidedRow = AnswerOf<typeof decidedReviews>['list'][number]
export type ReviewedItem = AnswerOf<typeof claimReview>
export type ItemOf<K extends ReviewKind> = Extract<ReviewedItem, { kind: K }>
export type ReviewedMember = ItemOf<'photo'>['member']
export type MemberHistory = ItemOf<'photo'>['history']

const everyMs = 20_000

/** The queue is polled while the screen is open, because colleagues work on it too. */
export const queueQuery = (kind: ReviewKind | '') =>
  queryOptions({
    queryKey: ['review queue', kind],
    queryFn: ({ signal }) => call('GET /office/queue', kind ? { kind } : {}, { signal }),
    refetchInterval: everyMs,
    placeholderData: before => before,
  })

export const itemKey = ['review item']

/** Opening an item claims it, so it is neither refetched in the background nor cached after it is closed. */
export const itemQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...itemKey, uuid],
    queryFn: () => call('POST /office/queue/:uuid/claim', { uuid }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Opening the grid claims its photos, so it is neither refetched in the background nor cached after it is closed. */
export const photosQuery = queryOptions({
  queryKey: ['review photos'],
  queryFn: () => call('POST /office/queue/photos', {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
})

export const decidedQuery = (kind: ReviewKind | '', page: number) =>
  queryOptions({
    queryKey: ['review decided', kind, page],
    queryFn: ({ signal }) => call('GET /office/queue/decided', { offset: page - 1, ...(kind && { kind }) }, { signal }),
    placeholderData: before => before,
  })

/** Refreshes the waiting list and the counts in the header. */
export const reloadQueue = () => officeClient.invalidateQueries({ queryKey: ['review queue'] })
