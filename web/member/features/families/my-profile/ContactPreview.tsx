import type { CurrentMember } from '#contract/families/my-profile.ts'
import { fieldLabel } from '#contract/field-words.ts'
import { orMissing } from '#domain/format/missing.ts'
import { fullName } from '#domain/format/name.ts'
import { formatPhone } from '#domain/format/phone.ts'
import { bestTimeSentence } from '#domain/words/best-time-names.ts'
import { phoneOwner } from '#domain/words/phone-type-names.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './ContactPreview.module.css'
import { myProfileWords } from './words.ts'

interface VisibleNumber {
  whose: string
  phone: string
  bestTime: string
  isRegistered: boolean
  isWhatsapp: boolean
  takesCalls: boolean
  waits: boolean
}

/** The numbers that others see, in the family's order. Hidden numbers are left out. */
function visibleNumbers(member: CurrentMember, language: 'en' | 'mr'): VisibleNumber[] {
  const shared = (number: Pick<CurrentMember['registered_mobile'], 'type' | 'custom_type_name' | 'best_time'>) => ({
    whose: phoneOwner(number, member.gender, language),
    bestTime: bestTimeSentence(number.best_time, language),
    waits: member.candidate_waits === 'Y' && number.type === 'CANDIDATE',
  })
  // A number that was never verified may be a stranger's, so others do not see it.
  const isOwnVisible = member.is_hidden_mobile === 'N' && member.is_verified_mobile === 'Y'
  const own = {
    ...shared(member.registered_mobile),
    phone: `${member.mobile_country_code} ${member.mobile}`,
    isRegistered: true,
    isWhatsapp: false,
    takesCalls: true,
  }
  const family = member.family_details.familty_phone_numbers.map((phone, at) => ({
    ...shared(phone),
    at,
    isHidden: phone.is_hidden === 'Y',
    phone: phone.phone,
    isRegistered: false,
    isWhatsapp: phone.is_whatsapp === 'Y',
    takesCalls: phone.is_phone === 'Y',
  }))
  const visible = family.filter(phone => !phone.isHidden)
  const { place } = member.registered_mobile
  return [
    ...visible.filter(({ at }) => at < place),
    ...(isOwnVisible ? [own] : []),
    ...visible.filter(({ at }) => at >= place),
  ]
}

/** The contact as a family reads it after spending a contact view on this profile. */
export function ContactPreview({ member, onClose }: { member: CurrentMember; onClose: () => void }) {
  const language = useLanguage()
  const t = myProfileWords(language)
  const { family_details: family } = member
  const hidden = [member.is_hidden_mobile, ...family.familty_phone_numbers.map(phone => phone.is_hidden)].filter(
    isHidden => isHidden === 'Y',
  ).length
  const place = [family.goan, family.taluka?.name, family.district?.name].filter(Boolean).join(', ')
  return (
    <Dialog
      eyebrow="संपर्क"
      title={t.contactPreview}
      hint={t.contactPreviewHelp}
      onClose={onClose}
      footer={
        <>
          <ButtonLink href="/my-settings?tab=privacy">{t.hideNumbers}</ButtonLink>
          <ButtonLink href="/edit-profile#family_details.contact_full_name">{t.edit}</ButtonLink>
          <Button kind="primary" onClick={onClose}>
            {t.close}
          </Button>
        </>
      }
    >
      <div className={styles.card}>
        <Facts
          facts={[
            [t.name, `${fullName(member)} · ${member.registration_no}`],
            [fieldLabel(language, 'contact_full_name'), orMissing(family.contact_full_name)],
            [fieldLabel(language, 'address'), orMissing([family.address, place].filter(Boolean).join(', '))],
            [fieldLabel(language, 'family_details.email'), orMissing(family.email)],
          ]}
        />
        <ul className={styles.numbers}>
          {visibleNumbers(member, language).map(number => (
            <li key={`${number.whose} ${number.phone}`}>
              <span>{number.whose}</span>
              <b className="numeric">{formatPhone(number.phone)}</b>
              {number.isRegistered ? <Badge tone="good">{t.registered}</Badge> : null}
              {number.isWhatsapp ? <Badge>{t.whatsapp}</Badge> : null}
              {number.takesCalls ? <Badge>{t.calls}</Badge> : null}
              {number.waits ? <Badge tone="warning">{t.waits}</Badge> : null}
              {number.bestTime ? <small>{number.bestTime}</small> : null}
            </li>
          ))}
        </ul>
        {hidden > 0 ? <Hint>{t.hiddenNumbers(hidden)}</Hint> : null}
      </div>
    </Dialog>
  )
}
