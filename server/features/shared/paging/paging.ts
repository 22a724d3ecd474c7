import type { InputOf } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { pageSize } from '#domain/limits.ts'

export type Paging = Pick<InputOf<Calls['joinedList']>, 'offset' | 'order_by' | 'sort_by'>
export type Ordering = Pick<Paging, 'order_by' | 'sort_by'>

/** `offset` is a page counted from 0. */
export const pageRange = (offset: number) => ({ offset: offset * pageSize, limit: pageSize })

/** The page after this one. Null on the last page. */
export const nextOffset = (offset: number, count: number, size: number = pageSize): number | null =>
  (offset + 1) * size < count ? offset + 1 : null
