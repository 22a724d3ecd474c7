import { fieldLabel, fieldMessage } from '#contract/field-words.ts'
import { fieldOfTarget, type ImportTarget, isListed, type Matching } from '#contract/office/import-targets.ts'
import { entryKey, entryNamed, suggestEntry } from '#domain/office/import-values.ts'
import { type ImportProblem, type ImportRowState, importRowStates, type PhotoStanding } from '#domain/office/imports.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { doubleReasonWords, importRowWords, photoStandingWords } from '#domain/words/import-words.ts'
import { nameIn } from '#server/features/families/profile-fields/second-script.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import { csvLine, csvMark } from '#server/features/shared/spreadsheets/csv.ts'
import type { MatchedValue } from './column-matching.ts'
import { entriesOf, type ListEntry } from './list-entries.ts'
import { photoWarnings } from './photos/rules.ts'
import type { ImportRecord, PagedRow, readProblems, StateCounts } from './queries.ts'
import type { ColumnValues } from './table.ts'
import { exportWords } from './words.ts'

/** A longer list is not offered entry by entry: a value counts only if it is the name of an entry. */
const longestList = 800

const allCounts = (counts: Partial<StateCounts> | undefined): StateCounts =>
  Object.fromEntries(importRowStates.map(state => [state, counts?.[state] ?? 0])) as Record<ImportRowState, number>

export const presentImport = (row: ImportRecord, counts: Partial<StateCounts> | undefined) => ({
  uuid: row.id,
  file_name: row.file_name,
  state: row.state,
  created_at: row.created_at.toISOString(),
  created_by: row.staff_name,
  rows: row.rows,
  counts: allCounts(counts),
})

export const presentColumns = (columns: readonly ColumnValues[], matching: Matching) =>
  columns.map(({ name, samples }, at) => ({ name, samples, target: matching.columns[at] ?? ('' as const) }))

const genderNames = { en: { F: 'Bride', M: 'Groom' }, mr: { F: 'वधू', M: 'वर' } } as const

function nameOfEntry(data: MasterData, target: ImportTarget, { id }: ListEntry, language: Language): string {
  if (target === 'gender') return genderNames[language][id === 'F' ? 'F' : 'M']
  const field = fieldOfTarget(target)
  return field?.kind === 'answer' ? field.format(id, language) : (namesIn(data, language)(id) ?? id)
}

interface ListedValues {
  columns: readonly ColumnValues[]
  matching: Matching
  missing: readonly ImportTarget[]
  remembered: readonly MatchedValue[]
}

/** The matched columns of lists: their values, and the entry that each means as far as it is known. */
export function presentListed(
  data: MasterData,
  { columns, matching, missing, remembered }: ListedValues,
  language: Language,
) {
  const targets = [...new Set([...matching.columns, ...missing, ...Object.keys(matching.fixed)])]
  return targets
    .filter((target): target is ImportTarget => target !== '' && isListed(target as ImportTarget))
    .map(target => {
      const entries = entriesOf(data, target) ?? []
      const choices = new Map(
        remembered.filter(one => one.target === target).map(({ value, choice }) => [value, choice]),
      )
      const isEntry = (id: string | undefined) => entries.some(entry => entry.id === id)
      const own = columns.filter((_, at) => matching.columns[at] === target).flatMap(({ values }) => values)
      return {
        target,
        options:
          entries.length > longestList
            ? []
            : entries.map(entry => ({ id: entry.id, name: nameOfEntry(data, target, entry, language) })),
        values: own.map(([value, count]) => {
          const key = entryKey(value)
          const chosen = matching.values[target]?.[key] ?? choices.get(key)
          const named = entryNamed(value, entries)?.id
          if (isEntry(chosen) && chosen !== named)
            return { value, count, choice: chosen ?? '', known_by: 'matching' as const }
          if (named !== undefined) return { value, count, choice: named, known_by: 'name' as const }
          // What was unmatched is not suggested again: saving a second time would match it.
          const suggested = chosen === '' ? undefined : suggestEntry(value, entries)?.id
          return {
            value,
            count,
            choice: suggested ?? '',
            known_by: suggested ? ('suggestion' as const) : ('nothing' as const),
          }
        }),
      }
    })
}

const wholeNames: readonly string[] = ['full_name', 'full_name_surname_first']
const partsOfNames: readonly string[] = ['first_name', 'middle_name', 'last_name']

/** The column of a field, which that of a whole name is of its parts. The column of the other script comes after it. */
function columnOf(columns: readonly ColumnValues[], matching: Matching, path: string): string {
  const field = path.replace('second_script.', '')
  const meanings = [field, ...(partsOfNames.includes(field) ? wholeNames : [])]
  const own = columns.filter((_, at) => meanings.includes(matching.columns[at] ?? ''))
  return own[field === path ? 0 : 1]?.name ?? ''
}

const presentProblems = (
  problems: readonly ImportProblem[] | null,
  { columns, matching }: { columns: readonly ColumnValues[]; matching: Matching },
  language: Language,
) =>
  (problems ?? []).map(({ field, rule }) => ({
    field: fieldLabel(language, field),
    column: columnOf(columns, matching, field),
    message: fieldMessage(language, rule),
  }))

export const presentRow = (
  row: PagedRow,
  sheet: { columns: readonly ColumnValues[]; matching: Matching },
  language: Language,
) => ({
  row: row.row,
  state: row.state,
  problems: presentProblems(row.problems, sheet, language),
  double: row.double_by && {
    by: row.double_by,
    row: row.double_row,
    member:
      row.double_id && row.double_registration_no
        ? { uuid: row.double_id, registration_no: row.double_registration_no }
        : null,
  },
  choice: row.choice,
  member: row.member_id
    ? {
        uuid: row.member_id,
        registration_no: row.registration_no ?? '',
        name: nameIn(language, row),
        is_claimed: row.is_claimed,
      }
    : null,
  invited_at: row.invited_at?.toISOString() ?? null,
})

interface ProblemFile {
  rows: readonly Awaited<ReturnType<typeof readProblems>>[number][]
  photos: ReadonlyMap<number, PhotoStanding>
  photoColumn: string
}

/** Every row with what is wrong with it, as a file of comma-separated values. */
export function presentProblemFile(
  { rows, photos, photoColumn }: ProblemFile,
  sheet: { columns: readonly ColumnValues[]; matching: Matching },
  language: Language,
): string {
  const t = exportWords(language)
  const [states, doubles, standings] = [
    importRowWords(language),
    doubleReasonWords(language),
    photoStandingWords(language),
  ]
  const lines = rows.flatMap(({ row, state, problems, double_by }) => {
    const rowProblems = presentProblems(problems, sheet, language)
    const photo = photos.get(row)
    const warning = photo && photoWarnings.includes(photo) ? standings[photo] : null
    const rowLines = rowProblems.map(({ column, field, message }) => [row, states[state], column, field, message])
    if (rowLines.length === 0) rowLines.push([row, states[state], '', '', double_by ? doubles[double_by] : ''])
    if (warning) rowLines.push([row, states[state], photoColumn, t.photo, warning])
    return rowLines
  })
  return csvMark + [[t.row, t.state, t.column, t.field, t.problem], ...lines].map(csvLine).join('')
}
