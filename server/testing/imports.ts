import type { Db } from '#server/db/open.ts'
import { workOnImports } from '#server/features/imports/job.ts'
import { startSheetReader } from '#server/features/imports/reader.ts'
import { masterDataOf } from '#server/features/master-data/queries.ts'
import { databaseLimits } from '#server/http/limits.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { CallOptions, TestWorld } from './world.ts'

/** Sends a register as an ADMIN does. */
export async function uploadsRegister(
  world: Pick<TestWorld, 'app'>,
  bytes: Uint8Array | string,
  { headers = {} }: CallOptions,
  name = 'register.csv',
) {
  const form = new FormData()
  form.append('table', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const response = await world.app.inject({
    method: 'POST',
    url: '/api/office/imports',
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json() as { uuid: string; message: string; code: string } }
}

/** Does what the job of a node does, until nothing is left. */
export async function worksImportsOff(
  world: Pick<TestWorld, 'db' | 'config' | 'clock'> & { secrets: Secrets },
): Promise<void> {
  const reader = startSheetReader()
  const channels = { SMS: true, EMAIL: true }
  const { db, secrets, config, clock } = world
  try {
    const limits = databaseLimits(db, clock)
    await workOnImports({ db, secrets, config, channels, limits, masterData: masterDataOf(db), reader }, clock.now())
  } finally {
    await reader.close()
  }
}

const headings = [
  'Name',
  'Gender',
  'DOB',
  'Height',
  'Marital Status',
  'Education',
  'Education group',
  'Income',
  'District',
  'Mobile',
  'Email',
]
export interface RegisterRow {
  name?: string
  gender?: string
  dob?: string
  height?: string
  status?: string
  income?: string
  district?: string
  mobile?: string
  email?: string
}

const firstNames = [
  'Rutuja',
  'Mira',
  'Gauri',
  'Sakshi',
  'Ketaki',
  'Anagha',
  'Tanvi',
  'Pooja',
  'Vaidehi',
  'Nikita',
  'Bhakti',
]
const twoDigits = (n: number) => String(n).padStart(2, '0')
/** Another day for each, so that nobody is taken for somebody else by her name. */
const dayOfBirth = (at: number) =>
  `${twoDigits((at % 28) + 1)}/${twoDigits((Math.floor(at / 28) % 12) + 1)}/${1985 + (Math.floor(at / 336) % 20)}`

/** A register of brides, each with a number of her own unless a row says otherwise. */
export async function registerOf(db: Db, rows: readonly RegisterRow[]): Promise<string> {
  const group = await db
    .selectFrom('options')
    .select('name_en')
    .where('type', '=', 'EDUCATION_GROUP')
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  const lines = rows.map((row, at) => {
    const told = {
      name: `${firstNames[at % firstNames.length]} Suresh Kale`,
      gender: 'Female',
      dob: dayOfBirth(at),
      height: `5'4"`,
      status: 'Unmarried',
      income: '6.5 lakh',
      district: 'पुणे',
      mobile: String(9_800_000_000 + at),
      email: '',
      ...row,
    }
    const { name, gender, dob, height, status, income, district, mobile, email } = told
    return [name, gender, dob, height, status, 'B.E.', group.name_en, income, district, mobile, email]
      .map(cell)
      .join(',')
  })
  return [headings.join(','), ...lines].join('\r\n')
}
