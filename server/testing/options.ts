import type { Db } from '#server/db/open.ts'

/** The id of one option of a list, by its code, name or position. */
export async function optionId(
  db: Db,
  type: string,
  by: { code: string } | { name_en: string } | { position: number },
): Promise<string> {
  const [column, value] = Object.entries(by)[0] as ['code' | 'name_en' | 'position', string | number]
  const row = await db
    .selectFrom('options')
    .select('id')
    .where('type', '=', type)
    .where(column, '=', value)
    .executeTakeFirstOrThrow()
  return row.id
}
