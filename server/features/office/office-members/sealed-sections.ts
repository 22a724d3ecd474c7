/** What no person can read, or nobody may: keys, hashes and ids. */
const isUnreadable = (column: string) => /(^|_)(id|hash|sealed|stored_as|number_end)$|^id$|password/.test(column)

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)

/** The rows of a sealed record by their tables, each column as text. */
export function presentSections(record: Readonly<Record<string, unknown>>) {
  return Object.entries(record).map(([name, value]) => ({
    name: name.replace('.', ' ').replace(/ member_id$|_id$/, ''),
    rows: (Array.isArray(value) ? value : [value]).map(row =>
      Object.fromEntries(
        Object.entries((row ?? {}) as Record<string, unknown>).flatMap(([column, cell]) => {
          const text = isUnreadable(column) ? '' : asText(cell)
          return text === '' ? [] : [[column, text]]
        }),
      ),
    ),
  }))
}
