import { fieldLabel } from '#contract/field-words.ts'
import type { CurrentMember } from '#contract/my-profile.ts'
import { orMissing } from '#domain/format/missing.ts'
import { fullName } from '#domain/format/name.ts'
import { formatPhone } from '#domain/format/phone.ts'
import { phoneOwner } from '#domain/words/phone-type-names.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './ContactPreview.module.css'
import { myProfileWords } from './words.ts'

interface NumberShown {
  whose: string
  phone: string
  isRegistered: boolean
  isWhatsapp: boolean
  takesCalls: boolean
}

/** The registered mobile stands first. A hidden number reaches nobody, so it is not among them. */
function numbersShown(member: CurrentMember, language: 'en' | 'mr'): NumberShown[] {
  // A number that was never verified may be a stranger's, so it is shown to nobody either.
  const own = {
    whose: phoneOwner({ type: 'CANDIDATE', custom_type_name: '' }, member.gender, language),
    phone: `${member.mobile_country_code} ${member.mobile}`,
    isRegistered: true,
    isWhatsapp: false,
    takesCalls: true,
  }
  const isOwnShown = member.is_hidden_mobile === 'N' && member.is_verified_mobile === 'Y'
  const family = member.family_details.familty_phone_numbers.filter(phone => phone.is_hidden === 'N')
  return [
    ...(isOwnShown ? [own] : []),
    ...family.map(phone => ({
      whose: phoneOwner(phone, member.gender, language),
      phone: phone.phone,
      isRegistered: false,
      isWhatsapp: phone.is_whatsapp === 'Y',
      takesCalls: phone.is_phone === 'Y',
    })),
  ]
}

/** What a family reads that has spent a contact view on this profile. */
export function ContactPreview({ member, onClose }: { member: CurrentMember; onClose: () => void }) {
  const language = useLanguage()
  const say = myProfileWords(language)
  const { family_details: family } = member
  const hidden = [member.is_hidden_mobile, ...family.familty_phone_numbers.map(phone => phone.is_hidden)].filter(
    isHidden => isHidden === 'Y',
  ).length
  const place = [family.goan, family.taluka?.name, family.district?.name].filter(Boolean).join(', ')
  return (
    <Dialog
      eyebrow="संपर्क"
      title={say.contactPreview}
      hint={say.contactPreviewHelp}
      closeLabel={say.close}
      onClose={onClose}
      footer={
        <>
          <ButtonLink href="/my-settings?tab=privacy">{say.hideNumbers}</ButtonLink>
          <ButtonLink href="/edit-profile#family_details.contact_full_name">{say.edit}</ButtonLink>
          <Button kind="primary" onClick={onClose}>
            {say.close}
          </Button>
        </>
      }
    >
      <div className={styles.card}>
        <Facts
          facts={[
            [say.name, `${fullName(member)} · ${member.registration_no}`],
            [fieldLabel(language, 'contact_full_name'), orMissing(family.contact_full_name)],
            [fieldLabel(language, 'address'), orMissing([family.address, place].filter(Boolean).join(', '))],
            [fieldLabel(language, 'family_details.email'), orMissing(family.email)],
          ]}
        />
        <ul className={styles.numbers}>
          {numbersShown(member, language).map(number => (
            <li key={`${number.whose} ${number.phone}`}>
              <span>{number.whose}</span>
              <b className="numeric">{formatPhone(number.phone)}</b>
              {number.isRegistered ? <Badge tone="good">{say.registered}</Badge> : null}
              {number.isWhatsapp ? <Badge>{say.whatsapp}</Badge> : null}
              {number.takesCalls ? <Badge>{say.calls}</Badge> : null}
            </li>
          ))}
        </ul>
        {hidden > 0 ? <Hint>{say.hiddenNumbers(hidden)}</Hint> : null}
      </div>
    </Dialog>
  )
}
