import { addDays, dayInIndia } from '#domain/calendar.ts'
import { daysToClaim } from '#domain/office/imports.ts'
import type { Config } from '#server/config.ts'
import { maskContact } from '#server/features/families/candidate-consent/contact.ts'
import { nameIn } from '#server/features/families/profile-fields/second-script.ts'
import { factsIn, siteNames } from '#server/features/shared/site-content/facts.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import type { SlipRow } from './queries.ts'

/** How a family claims its record: by a code to an Indian number or to an e-mail address, or else at the office. */
export function presentSlip({
  id,
  registration_no,
  first_name,
  last_name,
  second_script,
  mobile,
  dial_code,
  email,
  joined_at,
}: SlipRow) {
  const named = { first_name, last_name, second_script }
  const hasNumber = mobile !== null && dial_code === '+91'
  return {
    uuid: id,
    registration_no,
    name: { en: nameIn('en', named), mr: nameIn('mr', named) },
    mobile_end: hasNumber ? mobile.slice(-4) : '',
    email_hint: !hasNumber && email ? maskContact({ channel: 'EMAIL', to: email }) : '',
    erased_on: addDays(dayInIndia(joined_at), daysToClaim),
  }
}

/** What every slip says. */
export async function presentSlipSite({ site, config }: { site: ReadSite; config: Pick<Config, 'publicUrl'> }) {
  const content = await site()
  return {
    site: siteNames(content),
    address: new URL(config.publicUrl).host,
    telephone: factsIn(content, 'en').telephone,
  }
}
