import { z } from 'zod'
import { isRealDay } from '#domain/calendar.ts'
import { type FigureName, type FigureSeries, figureCharts, figureNames } from '#domain/office/figures.ts'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'

const day = z.string({ error: broken('date') }).refine(isRealDay, { error: broken('date') })
/** The days that are meant, both included. Without them, the last month. */
const period = { from: day.optional(), to: day.optional() }

const chart = z.enum(figureNames as [FigureName, ...FigureName[]], { error: broken('malformed') })
const everySeries = [...new Set(figureNames.flatMap(name => figureCharts[name].series))] as [
  FigureSeries,
  ...FigureSeries[],
]

/** The figures of the office over a period, a chart each. What it earned is in the answer to an ADMIN alone. */
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
    /** When today was last counted. Null where nothing has been yet. */
    counted_at: z.string().nullable(),
    charts: z.array(
      z.object({
        chart,
        series: z.array(z.enum(everySeries)),
        /** The day on which things stood so, for a chart that shows how they stand. */
        as_of: z.string().nullable(),
        rows: z.array(
          z.object({
            /** A day, a month, or what is counted by. */
            key: z.string(),
            /** The name of a district, a plan or a span; null for a day or a month. */
            name: z.string().nullable(),
            /** A value a series. Null where nothing was counted. */
            values: z.array(z.number().nullable()),
          }),
        ),
      }),
    ),
  }),
})

/** What the file of one chart is asked for. */
export const figureExport = z.object({ ...period, chart, language: z.enum(['en', 'mr']).default('en') })
