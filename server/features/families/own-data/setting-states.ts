import type { AnswerOf } from '#contract/endpoint.ts'
import type { settingStates } from '#contract/families/settings.ts'
import { consentNames, isGiven } from '#domain/families/consents.ts'
import type { Db } from '#server/db/open.ts'
import { passkeysOf } from '#server/features/access/passkeys/queries.ts'
import { openSessionsOf } from '#server/features/access/sessions/queries.ts'
import { presentOwnState } from '#server/features/families/candidate-consent/present.ts'
import { readRequest } from '#server/features/families/candidate-consent/queries.ts'
import { readConsentStates } from '#server/features/families/consents/queries.ts'
import { presentDocument } from '#server/features/families/id-proof/present.ts'
import { readDocument } from '#server/features/families/id-proof/queries.ts'
import { readNominee } from '#server/features/families/settings/nominees.ts'
import { readContactViews } from '#server/features/money/memberships/contact-views.ts'
import { tellingChannels } from '#server/features/telling/deliveries/channels/all.ts'
import type { ChannelSettings } from '#server/features/telling/deliveries/channels/channel.ts'
import { readRecipient } from '#server/features/telling/deliveries/recipient.ts'
import { wantsOf } from '#server/features/telling/deliveries/rules.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { Secrets } from '#server/ports/secrets.ts'

interface States extends Pick<ChannelSettings, 'channels'> {
  db: Db
  secrets: Secrets
}
type SettingStates = AnswerOf<typeof settingStates>

/** What the list of the settings says of each. Counts are of this person, the rest is of the profile. */
export async function readSettingStates(
  { db, secrets, channels }: States,
  viewer: Viewer,
  now: Date,
): Promise<SettingStates> {
  const { id, personId } = viewer
  const [to, passkeys, sessions, document, views, ofOwner] = await Promise.all([
    readRecipient(db, id),
    passkeysOf(db, { personId }),
    openSessionsOf(db, personId, now),
    readDocument(db, id),
    viewer.paid ? readContactViews(db, id, now) : null,
    viewer.isOwner ? readOfOwner(db, secrets, id) : null,
  ])
  const open = tellingChannels.filter(
    channel =>
      to && typeof channel.contactOf(to, channels) === 'string' && wantsOf(channel, to, { channels }) !== 'nothing',
  )
  return {
    channels: open.map(({ name }) => name),
    passkeys: passkeys.length,
    devices: sessions.length,
    document: document && presentDocument(document).status,
    contact_view: views?.left ?? null,
    of_owner: ofOwner,
  }
}

async function readOfOwner(db: Db, secrets: Secrets, memberId: string): Promise<SettingStates['of_owner']> {
  const [request, consents, nominee] = await Promise.all([
    readRequest(db, memberId),
    readConsentStates(db, memberId),
    readNominee(db, secrets, memberId),
  ])
  return {
    candidate: presentOwnState(request, secrets).state,
    consents: consentNames.filter(name => isGiven(consents, name)).length,
    nominee: nominee?.nominee_name ?? null,
  }
}
