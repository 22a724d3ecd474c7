import {
  IconBrandWhatsapp,
  IconMail,
  IconMapPin,
  IconMessage,
  IconPhone,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ContactAnswer } from '#contract/relations/contacts.ts'
import { formatDay } from '#domain/format/date.ts'
import { formatPhone } from '#domain/format/phone.ts'
import { bestTimeSentence } from '#domain/words/best-time-names.ts'
import { phoneOwner } from '#domain/words/phone-type-names.ts'
import { call } from '#web/api/client.ts'
import { meQuery } from '#web/session/queries.ts'
import { tellFailure } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { IconLink } from '#web/ui/IconButton.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './ContactDetails.module.css'
import { ContactOutcome } from './ContactOutcome.tsx'
import { callLink, whatsappChatLink } from './phone-links.ts'
import { SafetyLines } from './SafetyLines.tsx'
import { contactWords } from './words.ts'

type Phone = ContactAnswer['familty_phone_numbers_contact'][number]

/** The numbers of a family, its contact person and address, and what is done with them. The first number is the large one. */
export function ContactDetails({ memberId, contact }: { memberId: string; contact: ContactAnswer }) {
  const language = useLanguage()
  const t = contactWords(language)
  const { data: me } = useQuery(meQuery)
  const [isSending, run] = useBusy()
  const { family_details_contact: person, family_details: place, familty_phone_numbers_contact: phones } = contact
  const address = [person.address, place.goan, place.taluka?.name, place.district?.name].filter(Boolean).join(', ')
  const [first, ...others] = phones
  const send = () =>
    run(async () => {
      try {
        toast.success((await call('GET /email-detail/:uuid', { uuid: memberId })).message)
      } catch (failure) {
        tellFailure(failure)
      }
    })
  const ownerOf = ({ type, custom_type_name }: Phone) =>
    phoneOwner({ type, custom_type_name }, contact.gender, language)
  const remarks = ({ best_time, is_agent }: Phone) => (
    <>
      {best_time ? <small>{bestTimeSentence(best_time, language)}</small> : null}
      {is_agent === 1 ? <small className={styles.agent}>{t.knownAgent}</small> : null}
    </>
  )
  /** The ways to reach a number that its owner allows. */
  const waysTo = (one: Phone) => [
    ...(one.is_phone === 'Y' ? [{ word: t.call, icon: IconPhone, link: { href: callLink(one.phone) } }] : []),
    ...(one.is_whatsapp === 'Y'
      ? [
          {
            word: t.whatsapp,
            icon: IconBrandWhatsapp,
            link: { href: whatsappChatLink(one.phone), target: '_blank', rel: 'noopener noreferrer' },
          },
        ]
      : []),
  ]
  const row = (icon: TablerIcon, label: string, inside: ReactNode) => (
    <li>
      <Icon of={icon} />
      <span>
        <span className="visually-hidden">{label} </span>
        {inside}
      </span>
    </li>
  )
  return (
    <section className={styles.contact} aria-label={t.details}>
      {first ? (
        <div>
          <p className={styles.number}>
            <span>{ownerOf(first)}</span>
            <b className="numeric">{formatPhone(first.phone)}</b>
            {remarks(first)}
          </p>
          <div className={styles.ways}>
            {waysTo(first).map(({ word, icon, link }, at) => (
              <ButtonLink
                key={word}
                large
                kind={at === 0 ? 'primary' : 'secondary'}
                aria-label={`${word}, ${ownerOf(first)}`}
                {...link}
              >
                <Icon of={icon} />
                {word}
              </ButtonLink>
            ))}
          </div>
        </div>
      ) : (
        <Notice>{t.noNumberNow}</Notice>
      )}
      {contact.candidate_waits === 1 ? <Hint>{t.candidateWaits(contact.gender)}</Hint> : null}
      <SafetyLines memberId={memberId} numbers={phones.map(({ phone }) => phone)} />
      <ul className={styles.rows}>
        {others.map(one => (
          <li key={one.phone}>
            <span>
              {ownerOf(one)} · <b className="numeric">{formatPhone(one.phone)}</b>
              {remarks(one)}
            </span>
            {waysTo(one).map(({ word, icon, link }) => (
              <IconLink key={word} aria-label={`${word}, ${ownerOf(one)}`} {...link}>
                <Icon of={icon} />
              </IconLink>
            ))}
          </li>
        ))}
        {person.contact_full_name ? row(IconUser, t.person, person.contact_full_name) : null}
        {address ? row(IconMapPin, t.address, address) : null}
        {place.email ? row(IconMail, t.email, <a href={`mailto:${place.email}`}>{place.email}</a>) : null}
        <li>
          <button type="button" aria-disabled={isSending} onClick={isSending ? undefined : send}>
            <Icon of={IconMessage} />
            <span>{me?.no_email === 'Y' ? t.sendToMobile : t.send}</span>
          </button>
        </li>
        <li>
          <ContactOutcome memberId={memberId} surname={contact.last_name} isRow />
        </li>
      </ul>
      <Hint>{t.viewedOn(formatDay(contact.profile_view.created_at, language))}</Hint>
    </section>
  )
}
