import sharp from 'sharp'
import { hourMs } from '#domain/durations.ts'
import type { DocumentSide, DocumentType } from '#domain/families/id-proof.ts'
import { endOfNumber } from '#domain/families/id-proof.ts'
import type { ComplaintKind } from '#domain/site/complaints.ts'
import type { Db } from '#server/db/open.ts'
import { putFile, saveDocument } from '#server/features/families/id-proof/queries.ts'
import { newDocumentFileName, putSealed } from '#server/features/families/id-proof/sealed-files.ts'
import { moneyComplaint } from '#server/features/relations/contact-outcomes/words.ts'
import { noteUpload } from '#server/features/shared/stored-files/erase-files.ts'
import { insertComplaint } from '#server/features/site/complaints/queries.ts'
import type { Files } from '#server/ports/files.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { makeDemoAgents } from './contact-outcomes.ts'
import { knownLogins } from './known-logins.ts'
import { makeDemoUpiPayments } from './upi-payments.ts'

interface DemoPapers {
  db: Db
  secrets: Secrets
  files: Files
  now: Date
}

const ago = (now: Date, hours: number) => new Date(now.getTime() - hours * hourMs)

const complaints: readonly { kind: ComplaintKind; hours: number; name: string; email: string; message: string }[] = [
  {
    kind: 'intimate_image',
    hours: 0.5,
    name: 'Ketaki Deshmukh',
    email: 'ketaki.deshmukh@example.in',
    message: 'A picture of me that I never gave to anybody stands on this profile. Please take it down.',
  },
  {
    kind: 'unlawful',
    hours: 20,
    name: 'Suresh Pawar',
    email: 'suresh.pawar@example.in',
    message: 'This profile asked my sister for money for a plane ticket. The name is not his own.',
  },
  {
    kind: 'other',
    hours: 30,
    name: 'Meena Kulkarni',
    email: 'meena.kulkarni@example.in',
    message: 'I have paid at your Pune office two weeks ago and my membership does not show.',
  },
  {
    kind: 'money',
    hours: 2,
    name: 'Rekha Salunkhe',
    email: 'rekha.salunkhe@example.in',
    message: moneyComplaint.en,
  },
]

interface Holder {
  id: string
  first_name: string
  last_name: string
  date_of_birth: string
}
const documents: readonly { type: DocumentType; number: string; hours: number }[] = [
  { type: 'PANCARD', number: 'ABCDE4321F', hours: 9 },
  { type: 'PASSPORT', number: 'Z7654321', hours: 26 },
]

const linesOf = (type: DocumentType, side: DocumentSide, { first_name, last_name, date_of_birth }: Holder) => [
  `SPECIMEN · ${type} · ${side}`,
  `${first_name} ${last_name}`,
  `Born ${date_of_birth}`,
]

function picture(lines: readonly string[]): Promise<Buffer> {
  const texts = lines.map(
    (line, at) => `<text x="40" y="${110 + at * 80}" font-size="${at === 0 ? 30 : 44}">${line}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540" font-family="sans-serif" fill="#2A1A14">
    <rect width="860" height="540" rx="28" fill="#F3E7CF"/>${texts.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer()
}

async function sendDocument(
  { db, secrets, files }: DemoPapers,
  holder: Holder,
  { type, number }: (typeof documents)[number],
  at: Date,
): Promise<void> {
  const memberId = holder.id
  const numberEnd = endOfNumber(type, number) ?? '0000'
  const documentId = await saveDocument(db, { id: newId(at), memberId, type, numberEnd, now: at })
  for (const side of ['front', 'back'] as const) {
    const bytes = await picture(linesOf(type, side, holder))
    const storedAs = newDocumentFileName(at)
    await noteUpload(db, storedAs)
    await putSealed(files, secrets, storedAs, { memberId, documentId, side }, bytes)
    await putFile(db, { memberId, documentId, side, storedAs, fileName: `${side}.jpg`, now: at })
  }
}

/**
 * Gives the demo what cannot be written without the data key: proofs of identity, complaints and numbers of agents that wait for
 * staff. Does nothing where a complaint exists or the community is not the demo's.
 */
export async function makeDemoPapers(papers: DemoPapers): Promise<void> {
  const { db, secrets, now } = papers
  const isDemo = await db.selectFrom('members').select('id').where('is_demo', '=', true).limit(1).executeTakeFirst()
  const hasComplaint = await db.selectFrom('complaints').select('id').limit(1).executeTakeFirst()
  if (!isDemo || hasComplaint) return
  const strangers = await db
    .selectFrom('members')
    .where('status', '=', 'active')
    .where('mobile_verified_at', 'is not', null)
    .where(
      'email',
      'not in',
      knownLogins.map(login => login.email),
    )
    .where(eb => eb.not(eb.exists(eb.selectFrom('documents').whereRef('member_id', '=', 'members.id').select('id'))))
    .orderBy('joined_at', 'desc')
    .orderBy('id')
    .offset(12)
    .limit(documents.length + complaints.length)
    .select(['id', 'first_name', 'last_name', 'date_of_birth', 'registration_no'])
    .execute()
  for (const [at, document] of documents.entries()) {
    const holder = strangers[at]
    if (holder) await sendDocument(papers, holder, document, ago(now, document.hours))
  }
  for (const [at, { kind, hours, name, email, message }] of complaints.entries())
    await insertComplaint(db, secrets, {
      kind,
      text: {
        name,
        email,
        mobile: '',
        ownRegistrationNo: '',
        aboutRegistrationNo: kind === 'other' ? '' : (strangers[documents.length + at]?.registration_no ?? ''),
        message,
      },
      // One of them did not confirm, so that the demo's queue shows where such complaints stand.
      isConfirmed: kind !== 'other',
      isBelow: kind === 'other',
      language: 'en',
      now: ago(now, hours),
    })
  await makeDemoAgents(papers)
  await makeDemoUpiPayments(papers)
}
