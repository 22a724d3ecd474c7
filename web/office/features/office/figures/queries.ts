import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AnswerOf, SentTo } from '#contract/endpoint.ts'
import type { officeFigures } from '#contract/office/figures.ts'
import { call, queryOf } from '#web/api/client.ts'

export type Figures = AnswerOf<typeof officeFigures>
export type FigureChart = Figures['charts'][number]

/** The period as the address holds it. An empty one is the last month. */
export interface Period {
  from: string
  to: string
}
export const lastMonth: Period = { from: '', to: '' }

const given = ({ from, to }: Period) => ({ ...(from && { from }), ...(to && { to }) })

export const figuresQuery = (period: Period, language: string) =>
  queryOptions({
    queryKey: ['office figures', period, language],
    queryFn: ({ signal }) => call('GET /office/figures', given(period) as SentTo<typeof officeFigures>, { signal }),
    placeholderData: keepPreviousData,
  })

/** The address of the table behind a chart as a file. */
export const exportAddress = (chart: string, { from, to }: Period, language: string) =>
  `/api/office/figures/export${queryOf({ chart, from, to, language })}`
