import { timeInIndia } from '#domain/calendar.ts'
import { formatBirthTime } from '#domain/format/time.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { Db } from '#server/db/open.ts'
import { readContactViews } from '#server/features/money/memberships/contact-views.ts'
import { barredAmong } from '#server/features/relations/agent-numbers/bars.ts'
import { askPair } from '#server/features/relations/pair/act.ts'
import { presentPair } from '#server/features/relations/pair/present.ts'
import { isAccepted, mayViewContact } from '#server/features/relations/pair/rules.ts'
import { namesIn } from '#server/features/shared/master-data/names.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Viewer } from '#server/http/viewer.ts'
import { presentFlag } from '#server/http/wire-values.ts'
import type { TellOfContactView } from './events.ts'
import { limitContacts } from './limits.ts'
import { presentContact, shownNumbers } from './present.ts'
import { readContact, unlockedAt, viewSpending } from './queries.ts'
import { isDead, showsNumber } from './rules.ts'
import { destinationsOrRefuse, type SendDependencies, sendContact, sentSentence } from './send.ts'
import { type UnlockedContact, unlockContact } from './unlock.ts'
import { contactMessages } from './words.ts'

interface ContactDependencies extends SendDependencies {
  masterData: () => Promise<MasterData>
  tell: TellOfContactView
}

export function contactHandlers(
  dependencies: ContactDependencies,
): HandlersOf<'remainingContact' | 'contactDetail' | 'emailDetail'> {
  const { db, secrets, limits, masterData, tell } = dependencies
  const spendView = viewSpending(tell)
  const presenter = async (language: Language, now: Date) => {
    const nameOf = namesIn(await masterData(), language)
    return async (trx: Db, { contact, at }: Pick<UnlockedContact, 'contact' | 'at'>) =>
      presentContact(contact, at, nameOf, await barredAmong(trx, secrets, shownNumbers(contact), now))
  }
  const readViewsLeft = async (viewer: Viewer, now: Date) => (await readContactViews(db, viewer.id, now))?.left ?? 0

  return {
    async remainingContact({ input, viewer, language, now }) {
      const memberId = input.uuid.toLowerCase()
      await limitContacts(limits, viewer)
      // The answer says whether a plan runs, so that the page can ask before a view is spent.
      const { relation } = await askPair(db, { viewer, memberId, now }, mayViewContact)
      const views = await readContactViews(db, viewer.id, now)
      const contact = await readContact(db, memberId, { isAccepted: isAccepted(relation) })
      const at = relation.contactViewed ? await unlockedAt(db, viewer.id, memberId) : null
      const remaining = {
        contact_view: views?.left ?? 0,
        already_viewed: presentFlag(at),
        has_plan: presentFlag(views !== null),
        has_number: presentFlag(showsNumber(contact)),
        waits_for_bank: presentFlag((views?.held ?? 0) > 0),
        is_dead: presentFlag(isDead(contact)),
      }
      if (!at) return { as: 'locked', body: remaining }
      const present = await presenter(language, now)
      return { as: 'unlocked', body: { ...remaining, ...(await present(db, { contact, at })) } }
    },

    async contactDetail({ input, viewer, language, now }) {
      const memberId = input.uuid.toLowerCase()
      await limitContacts(limits, viewer)
      const present = await presenter(language, now)
      const request = { viewer, memberId, now }
      const { viewsLeft, pair, used } = await unlockContact(db, spendView, request, (trx, unlocked) =>
        present(trx, unlocked),
      )
      const t = contactMessages(language)
      return {
        ...used,
        message: viewsLeft === null ? t.seenBefore : t.unlocked(viewsLeft),
        contact_view: viewsLeft ?? (await readViewsLeft(viewer, now)),
        relation: presentPair(pair, viewer, now),
      }
    },

    async emailDetail({ input, viewer, language, now }) {
      const memberId = input.uuid.toLowerCase()
      await limitContacts(limits, viewer)
      const present = await presenter(language, now)
      const destinations = await destinationsOrRefuse(dependencies, viewer.id, language)
      const t = contactMessages(language)
      const request = { viewer, memberId, now }
      const {
        viewsLeft,
        pair,
        used: sentEarlierAt,
      } = await unlockContact(db, spendView, request, async (trx, unlocked) => {
        const ids = { viewerId: viewer.id, viewedId: memberId }
        return sendContact(trx, secrets, { ...ids, contact: await present(trx, unlocked), destinations, language, now })
      })
      return {
        message: sentEarlierAt
          ? t.sentBefore(formatBirthTime(timeInIndia(sentEarlierAt), language))
          : sentSentence(destinations, language),
        contact_view: viewsLeft ?? (await readViewsLeft(viewer, now)),
        relation: presentPair(pair, viewer, now),
      }
    },
  }
}
