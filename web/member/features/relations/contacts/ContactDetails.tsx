import { IconBrandWhatsapp, IconPhone } from '@tabler/icons-react'
import type { ContactAnswer } from '#contract/relations/contacts.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatPhone } from '#domain/format/phone.ts'
import { bestTimeSentence } from '#domain/words/best-time-names.ts'
import { phoneOwner } from '#domain/words/phone-type-names.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './ContactDetails.module.css'
import { callLink, whatsappChatLink } from './phone-links.ts'
import { SafetyLines } from './SafetyLines.tsx'
import { contactWords } from './words.ts'

/** The contact person, address and phone numbers of a family. Each number has the links that its owner allows. */
export function ContactDetails({ memberId, contact }: { memberId: string; contact: ContactAnswer }) {
  const language = useLanguage()
  const t = contactWords(language)
  const { family_details_contact: person, family_details: place, familty_phone_numbers_contact: phones } = contact
  const address = [person.address, place.goan, place.taluka?.name, place.district?.name].filter(Boolean).join(', ')
  const name = [contact.first_name, contact.middle_name, contact.last_name].filter(Boolean).join(' ')
  const mailLink = <a href={`mailto:${place.email}`}>{place.email}</a>
  const facts: Fact[] = [
    [t.name, `${name} (${contact.registration_no})`],
    ...(person.contact_full_name ? [[t.person, person.contact_full_name] as const] : []),
    ...(address ? [[t.address, address] as const] : []),
    ...(place.email ? [[t.email, mailLink] as const] : []),
  ]
  return (
    <div className="stack-4">
      {phones.length === 0 ? <Notice>{t.noNumberNow}</Notice> : null}
      <ul className={styles.numbers}>
        {phones.map(({ phone, type, custom_type_name, is_phone, is_whatsapp, best_time, is_agent }) => {
          const whose = phoneOwner({ type, custom_type_name }, contact.gender, language)
          return (
            <li key={phone}>
              <span className={styles.number}>
                <b className="numeric">{formatPhone(phone)}</b>
                <span>{whose}</span>
                {is_agent === 1 ? <span>{t.knownAgent}</span> : null}
                {best_time ? <span>{bestTimeSentence(best_time, language)}</span> : null}
              </span>
              <span className={styles.ways}>
                {is_phone === 'Y' ? (
                  <ButtonLink small href={callLink(phone)} aria-label={t.of(t.call, whose)}>
                    <Icon of={IconPhone} />
                    {t.call}
                  </ButtonLink>
                ) : null}
                {is_whatsapp === 'Y' ? (
                  <ButtonLink
                    small
                    href={whatsappChatLink(phone)}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={t.of(t.whatsapp, whose)}
                  >
                    <Icon of={IconBrandWhatsapp} />
                    {t.whatsapp}
                  </ButtonLink>
                ) : null}
              </span>
            </li>
          )
        })}
      </ul>
      {contact.candidate_waits === 1 ? <Hint>{t.candidateWaits(contact.gender)}</Hint> : null}
      <SafetyLines memberId={memberId} numbers={phones.map(({ phone }) => phone)} />
      <Facts facts={facts} />
      <p className={styles.viewed}>{t.viewedOn(formatDay(contact.profile_view.created_at, language))}</p>
    </div>
  )
}
