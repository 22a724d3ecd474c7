import { formatLongDay } from '#domain/format/date.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { accessWords } from '#web/access/words.ts'
import { PrintedSlip } from '#web/office/parts/PrintedSlip.tsx'
import { slipWords } from '#web/office/parts/slip-words.ts'
import type { FamilySlip, SlipSite } from './queries.ts'
import { importSlipWords } from './slip-words.ts'

/** Tells a family of a register how to claim its record: by a code to its number or address, or at the office. */
export function ImportSlip({ slip, of, language }: { slip: FamilySlip; of: SlipSite; language: Language }) {
  const t = importSlipWords(language)
  const on = slipWords(language)
  const byCode = accessWords(language).loginByCode
  const { mobile_end, email_hint } = slip
  const steps = mobile_end
    ? [on.open(of.address), on.chooseCode(byCode, mobile_end), on.typeCode, t.agree]
    : email_hint
      ? [on.open(of.address), on.chooseCodeByEmail(byCode, email_hint), on.typeCodeOfEmail, t.agree]
      : [t.toOffice]
  return (
    <PrintedSlip
      language={language}
      site={of.site[language]}
      title={t.title}
      facts={[
        [on.registrationNo, slip.registration_no],
        [on.name, slip.name[language]],
      ]}
      howTo={t.howTo}
      steps={steps}
      telephone={of.telephone}
    >
      <p>{t.erased(formatLongDay(slip.erased_on, language))}</p>
    </PrintedSlip>
  )
}
