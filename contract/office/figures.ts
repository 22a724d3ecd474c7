import { z } from 'zod'
import { isRealDay } from '#domain/calendar.ts'
import { type FigureName, type FigureSeries, figureCharts, figureNames } from '#domain/office/figures.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'

const day = z.string({ error: broken('date') }).refine(isRealDay, { error: broken('date') })
/** The first and last day of the charts. By default the last month. */
const period = { from: day.optional(), to: day.optional() }

const chart = z.enum(figureNames as [FigureName, ...FigureName[]], { error: broken('malformed') })
const everySeries = [...new Set(figureNames.flatMap(name => figureCharts[name].series))] as [
  FigureSeries,
  ...FigureSeries[],
]

/** The charts of the office over a period. Only ADMINs are answered what it earned. */
export const officeFigures = endpoint({
  method: 'GET',
  path: '/office/figures',
  access: 'staff',
  writes: false,
  input: z.object(period),
  output: z.object({
    from: z.string(),
    to: z.string(),
    step: z.enum(['DAY', 'MONTH']),
    /** When today was last counted. Null before the first count. */
    counted_at: z.string().nullable(),
    charts: z.array(
      z.object({
        chart,
        series: z.array(z.enum(everySeries)),
        /** The day of the state, for a chart that shows a state. */
        as_of: z.string().nullable(),
        rows: z.array(
          z.object({
            /** The place on the axis: a day, a month or a key. */
            key: z.string(),
            /** The name of a plan or a span; null for a day or a month. */
            name: z.string().nullable(),
            /** A value for each series. Null if nothing was counted. */
            values: z.array(z.number().nullable()),
          }),
        ),
      }),
    ),
  }),
})

/** The query of the file of one chart. */
export const figureExport = z.object({ ...period, chart, language: z.enum(['en', 'mr']).default('en') })
