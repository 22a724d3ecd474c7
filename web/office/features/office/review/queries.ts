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

/** The queue is asked for again while the screen is open: colleagues take from it too. */
export const queueQuery = (kind: ReviewKind | '') =>
  queryOptions({
    queryKey: ['review queue', kind],
    queryFn: ({ signal }) => call('GET /office/queue', kind ? { kind } : {}, { signal }),
    refetchInterval: everyMs,
    placeholderData: before => before,
  })

export const itemKey = ['review item']

/** Opening an item claims it. It is not claimed again behind the reader's back, and not kept after it was left. */
export const itemQuery = (uuid: string) =>
  queryOptions({
    queryKey: [...itemKey, uuid],
    queryFn: () => call('POST /office/queue/:uuid/claim', { uuid }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

/** Opening the photos claims them, as opening an item does. */
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

/** Reads the list of what waits again, and the counts in its head. */
export const reloadQueue = () => officeClient.invalidateQueries({ queryKey: ['review queue'] })
