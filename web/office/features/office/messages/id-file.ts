import type { Messages } from './queries.ts'

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Every SMS with the text to register and its id, as CSV. The byte order mark keeps Marathi readable in a spreadsheet. */
export function idFile({ list }: Messages): string {
  const rows = list.flatMap(({ name, sms }) =>
    sms.map(({ language, dlt_id, dlt_text }) => [name, language, dlt_id, dlt_text]),
  )
  const lines = [['name', 'language', 'dlt_id', 'text'], ...rows].map(line => line.map(cell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
