import { spawn } from 'node:child_process'
import { createECDH } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { encryptedColumns } from '#server/db/encrypted-columns.ts'
import { sendInvitation } from '#server/features/access/family-logins/invitation.ts'
import { securityEventWriter } from '#server/features/access/security-events/event-writer.ts'
import { eventAddressHash } from '#server/features/access/security-events/queries.ts'
import { mobileContact } from '#server/features/families/candidate-consent/contact.ts'
import { getSealed } from '#server/features/families/id-proof/sealed-files.ts'
import { openDeparture } from '#server/features/families/leaving/sealed-record.ts'
import { readNominee, writeNominee } from '#server/features/families/settings/nominees.ts'
import { readDraft, saveDraft } from '#server/features/office/counter/drafts.ts'
import { putPiece, zipBytes } from '#server/features/office/imports/photos/pieces.ts'
import { insertPhotos, insertZip } from '#server/features/office/imports/photos/queries.ts'
import { insertImport } from '#server/features/office/imports/queries.ts'
import { insertIncident, insertNotice } from '#server/features/office/incidents/queries.ts'
import { insertLetter } from '#server/features/office/member-letters/queries.ts'
import { sealBefore } from '#server/features/office/review/decisions.ts'
import { makeInvitation } from '#server/features/office/staff/invitations.ts'
import { readMemberKeys } from '#server/features/shared/audit/member-keys.ts'
import { recordAct } from '#server/features/shared/audit/record-act.ts'
import { verifyAudit } from '#server/features/shared/audit/verify.ts'
import { readPaper, writePaper } from '#server/features/site/complaints/papers.ts'
import { insertComplaint, openComplaint } from '#server/features/site/complaints/queries.ts'
import { addListener } from '#server/features/telling/deliveries/listeners.ts'
import { decryptMessage, finishMessage, writeManyToOutbox } from '#server/features/telling/outbox/queries.ts'
import { readOrMakePushKeys } from '#server/features/telling/push/keys.ts'
import { folderFiles } from '#server/ports/folder-files.ts'
import { newId } from '#server/ports/ids.ts'
import { openSecrets, type Secrets } from '#server/ports/secrets.ts'
import { blocked } from '#server/testing/blocked.ts'
import { departuresIn } from '#server/testing/departures.ts'
import { joins } from '#server/testing/families.ts'
import { documentsIn } from '#server/testing/id-proof.ts'
import { commandEnv, saptapadi } from '#server/testing/launch.ts'
import { bride, type TestMember } from '#server/testing/members.ts'
import { memoryFiles } from '#server/testing/memory-files.ts'
import { scratchFolder } from '#server/testing/scratch.ts'
import { createStaff } from '#server/testing/staff.ts'
import { testWorld } from '#server/testing/world.ts'
import { sealedColumns } from './places.ts'
import { rekey } from './rekey.ts'

const world = testWorld()
const secret = 'a secret for tests, long enough to be one'
const folder = mkdtempSync(join(scratchFolder(), 'saptapadi-rekey-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const everybody = {
  by: 'ALL',
  joined_from: '',
  joined_to: '',
  used_from: '',
  used_to: '',
  has_id_paper: false,
  has_paid: false,
  registration_nos: '',
} as const
const nominee = { nominee_name: 'Asha', nominee_relation: 'Mother', phone: '9820000001' }

const browser = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/phone',
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) },
}

/** Something in every place that a data key protects. */
async function familyWithSecrets() {
  const { db, secrets } = world
  const now = world.clock.now()
  const [her, documentId] = await documentsIn(world).withDocument()
  const gone = await joins(world)
  const staff = await createStaff(world, 'ADMIN')
  await writeNominee(db, secrets, her.id, nominee, now)
  await saveDraft(db, secrets, { staffId: staff.id, form: { first_name: 'Asha' }, now })
  await db
    .insertInto('signup_addresses')
    .values({ member_id: her.id, sealed: secrets.seal('203.0.113.9') })
    .execute()
  await db
    .insertInto('added_access')
    .values({
      ...{ id: newId(now), member_id: her.id, kind: 'email', language: 'en', added_at: now },
      ...{ begins_at: now, told_again_at: null, waits_sealed: secrets.seal('an email') },
    })
    .execute()
  await db
    .insertInto('waiting_messages')
    .values({
      ...{
        id: newId(now),
        member_id: her.id,
        kind: 'listener',
        language: 'en',
        goes_out_at: new Date(now.getTime() + 86_400_000),
      },
      ...{ contact_sealed: secrets.seal('a number'), contact_hash: secrets.lastingHash('a number') },
    })
    .execute()
  await makeInvitation(db, secrets, { email: 'new@office.in', role: 'STAFF', staffId: null, invitedBy: null, now })
  await db.transaction().execute(async trx => {
    const act = { staff: { id: staff.id }, act: 'member_edited' as const, reason: 'as the family asked', now }
    await recordAct(trx, secrets, { ...act, memberId: her.id, after: { first_name: 'Rutuja' } })
    await recordAct(trx, secrets, { staff: null, act: 'staff_invited', after: { email: 'new@office.in' }, now })
  })
  const { id: complaintId } = await insertComplaint(db, secrets, {
    kind: 'other',
    text: {
      name: 'Asha',
      email: 'asha@family.in',
      mobile: '',
      message: 'A false profile',
      ownRegistrationNo: '',
      aboutRegistrationNo: '',
    },
    language: 'en',
    isConfirmed: true,
    isBelow: false,
    now,
  })
  await writePaper(db, secrets, { complaintId, kind: 'pdf', bytes: Buffer.from('%PDF- an order'), now })
  const incident = { text: { title: 'A leak', what: 'A list' }, knownAt: now, staffId: staff.id, now }
  const { id: incidentId } = await insertIncident(db, secrets, incident)
  const text = { subject_en: 'A', text_en: 'B', subject_mr: 'अ', text_mr: 'ब' }
  await insertNotice(db, secrets, { incidentId, whom: everybody, text, staffId: staff.id, now })
  const sheet = { columns: [], count: 1, rows: async () => [{ row: 2, text: '["Asha"]' }] }
  const matching = { columns: [], fixed: {}, values: {} }
  const importId = await insertImport(db, secrets, { fileName: 'old.csv', sheet, matching, staffId: staff.id, now })
  const zipId = await insertZip(db, secrets, { importId, fileName: 'photos.zip', bytes: 5, now })
  const entry = { name: 'asha.jpg', startsAt: 0, packedBytes: 1, bytes: 1, isDeflated: false, crc: 0, isReadable: true }
  await insertPhotos(db, secrets, { importId, zipId, byKey: new Map([['asha', [entry]]]) })
  const zip = await db.selectFrom('import_zips').selectAll().where('id', '=', zipId).executeTakeFirstOrThrow()
  const pieces = { db, secrets, files: folderFiles(join(folder, 'files')) }
  await putPiece(pieces, zip, { piece: 0, bytes: Buffer.from('photo'), now })
  await insertLetter(db, secrets, { id: newId(now), kind: 'written', filter: {}, text, staffId: staff.id, now })
  const events = securityEventWriter(world, () => {})
  events.add({ event: 'login', address: '203.0.113.9' })
  await events.flush()
  const item = await db.selectFrom('review_items').selectAll().limit(1).executeTakeFirstOrThrow()
  await db
    .insertInto('review_decisions')
    .values({
      id: newId(now),
      item_id: item.id,
      kind: item.kind,
      subject_id: item.subject_id,
      member_id: item.member_id,
      version: 1,
      staff_id: staff.id,
      decision: 'reject',
      before: sealBefore(secrets, {}),
      decided_at: now,
      undo_until: now,
      undone_at: null,
      told_at: null,
    })
    .execute()
  await readOrMakePushKeys(db, secrets, world.clock)
  expect((await world.call('subscribePush', browser, { token: her.token })).status).toBe(200)
  const asked = { registered_by: 'MOTHER', email: 'candidate@post.in' } as const
  expect((await world.call('askCandidate', asked, { token: her.token })).status).toBe(200)
  const invited = { memberId: her.id, role: 'FATHER', language: 'mr', now } as const
  await sendInvitation(db, { secrets }, { ...invited, contact: mobileContact('9600000001', '+91') })
  const aaji = { channel: 'EMAIL', to: 'aaji@family.in' } as const
  await addListener(db, secrets, { memberId: her.id, contact: aaji, language: 'mr', now })
  const agent = { number_hash: secrets.lastingHash('an agent'), id: newId(now), named_at: now }
  await db
    .insertInto('agent_numbers')
    .values({ ...agent, sealed: secrets.seal('+919820000009') })
    .execute()
  expect((await departuresIn(world).leaves(gone)).status).toBe(200)
  const many = Array.from({ length: 1_200 }, (_, n) => ({
    channel: 'EMAIL' as const,
    eventKey: `many ${n}`,
    template: 'notice' as const,
    ownerId: null,
    to: 'a@b.in',
    subject: '',
    text: `${n}`,
  }))
  await writeManyToOutbox(db, secrets, many, now)
  return { her, gone, documentId, drafter: staff.id }
}
type Family = Awaited<ReturnType<typeof familyWithSecrets>>

/** Everything as a node with these keys reads it. */
async function readEverything(secrets: Secrets, { her, gone, documentId, drafter }: Family) {
  const { db } = world
  const files = folderFiles(join(folder, 'files'))
  const document = await db
    .selectFrom('document_files')
    .selectAll()
    .where('document_id', '=', documentId)
    .orderBy('side')
    .executeTakeFirstOrThrow()
  const complaint = await db.selectFrom('complaints').select('id').executeTakeFirstOrThrow()
  const [letter, incident, notice, event] = [
    await db.selectFrom('member_letters').select('sealed').executeTakeFirstOrThrow(),
    await db.selectFrom('incidents').select('sealed').executeTakeFirstOrThrow(),
    await db.selectFrom('incident_notices').select('sealed').executeTakeFirstOrThrow(),
    await db
      .selectFrom('security_events')
      .select('sealed')
      .where('address_hash', '=', eventAddressHash(secrets, '203.0.113.9'))
      .executeTakeFirstOrThrow(),
  ]
  const [address, staff, invitation, decision, messages] = [
    await db.selectFrom('signup_addresses').select('sealed').where('member_id', '=', her.id).executeTakeFirstOrThrow(),
    await db.selectFrom('staff').select('totp_sealed').executeTakeFirstOrThrow(),
    await db.selectFrom('staff_invitations').select('totp_sealed').executeTakeFirstOrThrow(),
    await db.selectFrom('review_decisions').select('before').executeTakeFirstOrThrow(),
    await db.selectFrom('outbox').select('sealed').where('sealed', 'is not', null).orderBy('id').execute(),
  ]
  const place = { memberId: her.id, documentId, side: document.side }
  const bytes = await getSealed(files, secrets, document.stored_as, place)
  const zip = await db.selectFrom('import_zips').selectAll().executeTakeFirstOrThrow()
  const waiting = await db.selectFrom('added_access').select('waits_sealed').executeTakeFirstOrThrow()
  const asked = await db.selectFrom('waiting_messages').select('contact_sealed').executeTakeFirstOrThrow()
  const photo = await db.selectFrom('import_photos').select('sealed').executeTakeFirstOrThrow()
  return {
    zip: (await zipBytes({ db, secrets, files }, zip)(0, 5)).toString(),
    photo: secrets.open(photo.sealed ?? Buffer.alloc(0)),
    document: bytes?.subarray(0, 20).toString('hex'),
    complaint: await openComplaint(db, secrets, complaint.id),
    paper: (await readPaper(db, secrets, complaint.id))?.bytes.toString(),
    pushKey: (await readOrMakePushKeys(db, secrets, world.clock)).privateKey,
    browser: secrets.open(
      (await db.selectFrom('push_subscriptions').select('sealed').executeTakeFirstOrThrow()).sealed,
    ),
    letter: secrets.open(letter.sealed),
    incident: secrets.open(incident.sealed),
    notice: secrets.open(notice.sealed),
    event: secrets.open(event.sealed ?? Buffer.alloc(0)),
    departure: await openDeparture({ db, secrets, files: memoryFiles(world.files) }, gone.id),
    nominee: await readNominee(db, secrets, her.id),
    draft: (await readDraft(db, secrets, drafter))?.form,
    keys: (await readMemberKeys(db, secrets, [her.id])).get(her.id)?.toString('hex'),
    address: secrets.open(address.sealed),
    app: secrets.open(staff.totp_sealed ?? Buffer.alloc(0)),
    invited: secrets.open(invitation.totp_sealed),
    before: secrets.open(decision.before ?? Buffer.alloc(0)),
    waiting: secrets.open(waiting.waits_sealed ?? Buffer.alloc(0)),
    asked: secrets.open(asked.contact_sealed),
    messages: messages.map(({ sealed }) => sealed && decryptMessage(secrets, sealed).text),
    hash: secrets.lastingHash('9820000001').toString('hex'),
    audit: await verifyAudit(db),
  }
}

/** How many values of each column are under which key. */
async function keysUsed() {
  const used: Record<string, Record<string, number>> = {}
  for (const { table, column } of sealedColumns) {
    const { rows } = await sql<{ key: number; count: number }>`
      select get_byte(${sql.ref(column)}, 0) as key, count(*) from ${sql.table(table)}
      where ${sql.ref(column)} is not null group by 1 order by 1`.execute(world.db)
    used[table] = Object.fromEntries(rows.map(({ key, count }) => [key, count]))
  }
  return used
}

function runRekey() {
  const env = { ...commandEnv, DATABASE_URL: world.url, APP_SECRET: secret, DATA_DIR: folder, DEMO: 'on' }
  const child = spawn(process.execPath, [saptapadi, 'rekey', '--wait', '0'], { env })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
  const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
  return { child, ended, output: () => output }
}

describe('a new data key', () => {
  it('knows every column that a data key protects, but for what is said to stay', () => {
    const stays = ['audit.sealed', 'departures.sealed', 'document_files.stored_as']
    const anew = sealedColumns.map(({ table, column }) => `${table}.${column}`)
    expect([...anew, ...stays].sort()).toEqual(encryptedColumns.map(one => one.join('.')).sort())
  })

  it('ended by kill -9 in the middle goes on, and everything is read as before by every node', async () => {
    const family = await familyWithSecrets()
    const onDisk = folderFiles(join(folder, 'files'))
    for (const [name, bytes] of world.files) await onDisk.put(name, bytes, '')
    const before = await readEverything(world.secrets, family)
    expect(before).toMatchObject({ nominee, address: '203.0.113.9', audit: { faults: [] } })
    expect(before.document).toBeDefined()

    // A message that a worker holds stops the run in the second of three portions.
    const held = await world.db
      .selectFrom('outbox')
      .select('id')
      .where('sealed', 'is not', null)
      .orderBy('id')
      .offset(700)
      .limit(1)
      .executeTakeFirstOrThrow()
    await world.db.transaction().execute(async trx => {
      await trx.selectFrom('outbox').select('id').where('id', '=', held.id).forUpdate().execute()
      const first = runRekey()
      while ((await blocked(world.db)) === 0) {
        if (first.child.exitCode !== null) throw new Error(first.output())
        await pause(50)
      }
      const second = runRekey()
      expect([await second.ended, second.output()]).toEqual([
        1,
        expect.stringMatching(/^rekey: another rekey is running$/m),
      ])
      first.child.kill('SIGKILL')
      await first.ended
      // Whoever held it has sent it meanwhile, and its text is gone for good.
      await finishMessage(trx, held.id, 'delivered', world.clock.now())
    })
    before.messages.splice(700, 1)
    const isLocked = async () =>
      (await sql`select from pg_locks where locktype = 'advisory' and objid = 7007008`.execute(world.db)).rows.length >
      0
    while (await isLocked()) await pause(50)
    const { outbox: halfway = {} } = await keysUsed()
    expect([halfway[1], halfway[2]]).toEqual([expect.toSatisfy(n => n > 0), expect.toSatisfy(n => n >= 500)])

    // A node that served all along reads both.
    await world.secrets.readKeys()
    expect(await readEverything(world.secrets, family)).toEqual(before)
    const again = runRekey()
    expect([await again.ended, again.output()]).toEqual([0, expect.stringMatching(/^Going on with key 2\n/m)])
    for (const [table, used] of Object.entries(await keysUsed()))
      expect([table, Object.keys(used)]).toEqual([table, ['2']])
    expect(await readEverything(world.secrets, family)).toEqual(before)
    expect(await readEverything(await openSecrets(secret, world.db, world.clock), family)).toEqual(before)
  })

  it('is known by every node before it is written with', async () => {
    const { db } = world
    const other = await openSecrets(secret, db, world.clock)
    const wrapped = (
      await db.selectFrom('encryption_keys').select('wrapped').where('id', '=', 2).executeTakeFirstOrThrow()
    ).wrapped
    const later = sql<Date>`now() + interval '1 hour'`
    await db
      .insertInto('encryption_keys')
      .values({ id: 3, wrapped, created_at: world.clock.now(), writes_from: later, swept_at: null })
      .execute()
    await other.readKeys()
    expect(other.seal('x')[0]).toBe(2)
    await db.updateTable('encryption_keys').set({ writes_from: sql<Date>`now()` }).where('id', '=', 3).execute()
    expect(other.seal('x')[0]).toBe(2)
    await other.readKeys()
    const sealed = other.seal('under the third')
    expect(sealed[0]).toBe(3)
    // A node that has not looked yet opens it at the next try.
    expect(() => world.secrets.open(sealed)).toThrow()
    for (let tries = 0; world.secrets.writingKey() !== 3 && tries < 200; tries++) await pause(20)
    expect(world.secrets.open(sealed)).toBe('under the third')
  })

  it('takes the place of one that nothing uses, a day later, and never of the first', async () => {
    const { db } = world
    // The many messages belong to the story of the killed one.
    await db.deleteFrom('outbox').execute()
    const parts = { db, secret, secrets: world.secrets, files: memoryFiles(world.files), waitSeconds: 0 }
    const ids = async () =>
      (await db.selectFrom('encryption_keys').select('id').orderBy('id').execute()).map(({ id }) => id)
    const lines: string[] = []
    const tell = (line: string) => void lines.push(line)
    await rekey({ ...parts, tell })
    await rekey({ ...parts, tell })
    expect(await ids()).toEqual([1, 2, 3, 4])
    await db
      .updateTable('encryption_keys')
      .set({ writes_from: sql<Date>`now() - interval '2 days'` })
      .where('id', '<', 4)
      .execute()
    await rekey({ ...parts, tell })
    // Another took the place of key 2 two days ago, that of key 3 just now.
    expect(await ids()).toEqual([1, 3, 4, 5])
    expect(lines.at(-1)).toContain('Removed key 2')
    const hers: TestMember = await bride(world)
    await writeNominee(db, world.secrets, hers.id, nominee, world.clock.now())
    expect(await readNominee(db, await openSecrets(secret, db, world.clock), hers.id)).toEqual(nominee)
  })
})
