import { figureNames } from '#domain/office/figures.ts'
import type { StaffRole } from '#domain/office/staff.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { planText } from '#server/features/money/plans/present.ts'
import type { Days } from './count-events.ts'
import { type Chart, presentChart } from './present.ts'
import { readFigures } from './queries.ts'
import { mayRead } from './rules.ts'

/** The charts that this role may read. */
export async function readCharts(
  db: Db,
  { days, role, language }: { days: Days; role: StaffRole; language: Language },
): Promise<Chart[]> {
  const rows = await readFigures(db, days)
  const plans = await db.selectFrom('plans').select(['id', 'name', 'name_mr']).execute()
  const planNames = new Map(plans.map(({ id, name, name_mr }) => [id, planText(language, name, name_mr)]))
  const naming = { days, language, planName: (id: string) => planNames.get(id) ?? '–' }
  return figureNames.filter(chart => mayRead(role, chart)).map(chart => presentChart(chart, rows, naming))
}
