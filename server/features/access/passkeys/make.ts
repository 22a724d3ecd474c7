import type { z } from 'zod'
import type { addPasskey, questionForNew } from '#contract/access/passkeys.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { Refusal } from '#server/http/refusal.ts'
import { deviceName } from '../sessions/device-name.ts'
import { challengeIn, keyIn } from './answers.ts'
import { makeChallenge, takeChallenge } from './challenges.ts'
import { insertPasskey, type PasskeyOwner, passkeysOf } from './queries.ts'
import { mostPasskeys, type Party, partyOf } from './rules.ts'
import { passkeyMessages, passkeySentences } from './words.ts'

export function partyOrRefuse(siteUrl: string): Party {
  const party = partyOf(siteUrl)
  if (!party) throw new Refusal('conflict', { sentence: passkeySentences.off })
  return party
}

const idOf = (owner: PasskeyOwner) => ('personId' in owner ? owner.personId : owner.staffId)
/** The bytes by which an authenticator tells the accounts of one site apart. */
export const handleOf = (owner: PasskeyOwner): string =>
  Buffer.from(idOf(owner).replaceAll('-', ''), 'hex').toString('base64url')
const purposeOf = (owner: PasskeyOwner) => ('personId' in owner ? 'add' : 'staff_add')

interface Asked {
  owner: PasskeyOwner
  sessionHash: Buffer
  party: Party
  siteName: string
  /** What the authenticator calls the account. */
  userName: string
  beginsAt: Date | null
  now: Date
}

/** What a browser needs to make a passkey for somebody who has just proven to be the owner. */
export async function askForNew(db: Db, asked: Asked): Promise<z.output<typeof questionForNew>> {
  const { owner, sessionHash, party, siteName, userName, beginsAt, now } = asked
  const there = await passkeysOf(db, owner)
  if (there.length >= mostPasskeys) throw new Refusal('conflict', { sentence: passkeySentences.enough })
  return {
    challenge: await makeChallenge(db, { purpose: purposeOf(owner), boundTo: sessionHash, beginsAt, now }),
    host: party.host,
    site_name: siteName,
    user_id: handleOf(owner),
    user_name: userName,
    exclude: there.filter(({ host }) => host === party.host).map(one => one.credential_id.toString('base64url')),
  }
}

interface Made extends Pick<Asked, 'owner' | 'sessionHash' | 'party' | 'now'> {
  answer: InputOf<typeof addPasskey>
  userAgent: string
  language: Language
}

/** Checks what the browser made. The transaction that `write` adds it in is the caller's. */
export async function readNew(db: Db, { owner, sessionHash, party, answer, userAgent, language, now }: Made) {
  const challenge = challengeIn(answer)
  const purpose = purposeOf(owner)
  const asked = challenge && (await takeChallenge(db, challenge, { purpose, boundTo: sessionHash, now }))
  if (!challenge || !asked) throw new Refusal('passkey_ended')
  const key = await keyIn(answer, { challenge, party })
  if (!key) throw new Refusal('bad_input', { sentence: passkeySentences.notMade })
  const { browser, system } = deviceName(userAgent)
  const passkey = {
    ...key,
    host: party.host,
    name: [system, browser].filter(Boolean).join(', ') || passkeyMessages(language).device,
    created_at: now,
    begins_at: asked.begins_at,
  }
  return {
    name: passkey.name,
    beginsAt: asked.begins_at,
    /** Adds it, and returns its id. */
    async write(trx: Db): Promise<string> {
      const id = await insertPasskey(trx, owner, sessionHash, passkey).catch(refuseFull)
      if (id === null) throw new Refusal('no_session')
      return id
    },
  }
}

function refuseFull(error: unknown): never {
  const { constraint } = error as { constraint?: string }
  if (constraint === 'passkeys_credential') throw new Refusal('conflict', { sentence: passkeySentences.isThere })
  if (constraint === 'passkeys_ten') throw new Refusal('conflict', { sentence: passkeySentences.enough })
  throw error
}
