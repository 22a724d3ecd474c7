import type { FastifyInstance } from 'fastify'
import type { SentTo } from '#contract/endpoint.ts'
import type { matchImport } from '#contract/office/imports.ts'
import type { Db } from '#server/db/open.ts'
import { workOnImports } from '#server/features/office/imports/job.ts'
import { givePhotos } from '#server/features/office/imports/photos/job.ts'
import { startSheetReader } from '#server/features/office/imports/reader.ts'
import { masterDataOf } from '#server/features/shared/master-data/queries.ts'
import { databaseLimits } from '#server/http/limits.ts'
import type { Files } from '#server/ports/files.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import type { CallOptions, TestWorld } from './world.ts'

/** Sends a register as an ADMIN does. */
export function uploadsRegister(
  world: Pick<TestWorld, 'app'>,
  bytes: Uint8Array | string,
  options: CallOptions,
  name = 'register.csv',
) {
  const form = new FormData()
  form.append('table', new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]), name)
  return sends(world.app, '', form, options)
}

export const readsImport = async (world: TestWorld, options: CallOptions, uuid: string) =>
  (await world.call('importDetail', { uuid }, options)).body

/** Confirms what the page suggests, and waits for the dry run. */
export async function matches(
  world: TestWorld,
  options: CallOptions,
  uuid: string,
  change: Partial<SentTo<typeof matchImport>> = {},
) {
  const { version, columns } = await readsImport(world, options, uuid)
  const suggested = { columns: columns.map(({ target }) => target), fixed: [], values: [], doubles: 'skip' as const }
  const { status, body } = await world.call('matchImport', { uuid, version, ...suggested, ...change }, options)
  if (status !== 200 || body.version !== version + 1) throw new Error(`the columns were answered with ${status}`)
  await worksImportsOff(world)
  return readsImport(world, options, uuid)
}

/** Shared by all tests of the process, because its thread takes longer to start than most tests take. */
const reader = startSheetReader()

/** Does what the job of a node does, until nothing is left. */
export async function worksImportsOff(
  world: Pick<TestWorld, 'db' | 'config' | 'clock'> & { secrets: Secrets },
): Promise<void> {
  const channels = { SMS: true, EMAIL: true }
  const { db, secrets, config, clock } = world
  const limits = databaseLimits(world)
  await workOnImports({ db, secrets, config, channels, limits, masterData: masterDataOf(db), reader }, clock.now())
}

/** Gives photos to their families as the job of a node does, until none is left. */
export async function worksPhotosOff(
  world: Pick<TestWorld, 'db' | 'config' | 'clock'> & { secrets: Secrets; files: Files },
): Promise<void> {
  const channels = { SMS: true, EMAIL: true }
  const { db, secrets, config, clock, files } = world
  let isMore = true
  while (isMore) isMore = await givePhotos({ db, secrets, config, channels, files }, clock.now())
}

async function sends(app: FastifyInstance, path: string, form: FormData, { headers = {} }: CallOptions) {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const response = await app.inject({
    method: 'POST',
    url: `/api/office/imports${path}`,
    headers: { ...headers, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: response.statusCode, body: response.json() as { uuid: string; message: string; code: string } }
}

/** Sends one piece of a ZIP. */
export function sendsPiece(
  world: Pick<TestWorld, 'app'>,
  { uuid, zip, piece, bytes }: { uuid: string; zip: string; piece: number; bytes: Uint8Array },
  options: CallOptions,
) {
  const form = new FormData()
  form.append('piece', String(piece))
  form.append('bytes', new Blob([new Uint8Array(bytes)]), 'piece')
  return sends(world.app, `/${uuid}/zips/${zip}/pieces`, form, options)
}

/** Sends a ZIP as the page does: whole pieces, then what is left of it, and has it read. */
export async function bringsPhotos(world: TestWorld, uuid: string, bytes: Uint8Array, options: CallOptions) {
  const begun = await world.call('beginImportZip', { uuid, file_name: 'photos.zip', bytes: bytes.length }, options)
  const { zip, piece_bytes } = begun.body
  for (let piece = 0; piece * piece_bytes < bytes.length; piece++) {
    const part = bytes.subarray(piece * piece_bytes, (piece + 1) * piece_bytes)
    const { status } = await sendsPiece(world, { uuid, zip, piece, bytes: part }, options)
    if (status !== 200) throw new Error(`a piece was answered with ${status}`)
  }
  return { zip, ...(await world.call('readImportZip', { uuid, zip }, options)) }
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
  photo?: string
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
/** A different day for each, so that no two are taken for the same person by name. */
const dayOfBirth = (at: number) =>
  `${twoDigits((at % 28) + 1)}/${twoDigits((Math.floor(at / 28) % 12) + 1)}/${1985 + (Math.floor(at / 336) % 20)}`

/** A register of brides, each with a number of her own unless a row says otherwise. It has a column for photos where a row names one. */
export async function registerOf(db: Db, rows: readonly RegisterRow[]): Promise<string> {
  const group = await db
    .selectFrom('options')
    .select('name_en')
    .where('type', '=', 'EDUCATION_GROUP')
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const hasPhotos = rows.some(({ photo }) => photo !== undefined)
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
      photo: '',
      ...row,
    }
    const { name, gender, dob, height, status, income, district, mobile, email, photo } = told
    const cells = [name, gender, dob, height, status, 'B.E.', group.name_en, income, district, mobile, email]
    return [...cells, ...(hasPhotos ? [photo] : [])].map(cell).join(',')
  })
  return [[...headings, ...(hasPhotos ? ['Photo'] : [])].join(','), ...lines].join('\r\n')
}
