import { ageOn, dayInIndia } from '#domain/calendar.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { Household } from './household.ts'

const barWidth = 40
const lakh = 100_000
const incomeBands = [2, 4, 6, 8, 10, 15, 20, 30, 50]
const incomeOrder = ['none', ...incomeBands.map(band => `below ${band} lakh`), '50 lakh and more']

function bandOf(income: number): string {
  if (income === 0) return 'none'
  const above = incomeBands.find(band => income < band * lakh)
  return above ? `below ${above} lakh` : '50 lakh and more'
}

type Counts = Map<string, number>

/** Sorts by the given order, or by frequency when there is none. */
function lines(counts: Counts, order?: (a: string, b: string) => number): string[] {
  const entries = [...counts].sort((a, b) => (order ? order(a[0], b[0]) : b[1] - a[1]))
  const total = entries.reduce((sum, [, n]) => sum + n, 0)
  const most = Math.max(...entries.map(([, n]) => n))
  return entries.map(([key, n]) => {
    const share = `${((n * 100) / total).toFixed(1)} %`
    return `  ${key.slice(0, 34).padEnd(34)} ${share.padStart(7)} ${'▇'.repeat(Math.round((n / most) * barWidth))}`
  })
}

const byNumber = (a: string, b: string) => Number.parseInt(a, 10) - Number.parseInt(b, 10)
const byIncome = (a: string, b: string) => incomeOrder.indexOf(a) - incomeOrder.indexOf(b)

const titles = [
  'Ages of brides',
  'Ages of grooms',
  'Heights of brides',
  'Heights of grooms',
  'Education',
  'Income of brides',
  'Income of grooms',
  'Native districts',
  'Marital status',
] as const
type Title = (typeof titles)[number]
const orderOf = (title: string) =>
  title.startsWith('Income') ? byIncome : /^(Ages|Heights)/.test(title) ? byNumber : undefined

/** Counts a community while it is made, to show whether it looks like a real one. */
export function communityTally(data: MasterData, now: Date) {
  const today = dayInIndia(now)
  const names = new Map([...data.options, ...data.districts].map(row => [row.id, row.name_en]))
  const tables = new Map<string, Counts>(titles.map(title => [title, new Map()]))
  const count = (title: Title, key: string) => {
    const counts = tables.get(title)
    counts?.set(key, (counts.get(key) ?? 0) + 1)
  }
  return {
    add({ members }: Household): void {
      for (const member of members) {
        const side = member.gender === 'F' ? 'brides' : 'grooms'
        const age = ageOn(today, member.date_of_birth)
        count(`Ages of ${side}`, `${age - (age % 2)} to ${age - (age % 2) + 1}`)
        count(`Heights of ${side}`, `${member.height_cm} cm`)
        count('Education', names.get(member.education_group_id) ?? '')
        count(`Income of ${side}`, bandOf(member.annual_income))
        count('Native districts', names.get(member.native_district_id) ?? '')
        count('Marital status', names.get(member.marital_status_id) ?? '')
      }
    },
    text: () => [...tables].flatMap(([title, counts]) => [title, ...lines(counts, orderOf(title)), '']).join('\n'),
  }
}
