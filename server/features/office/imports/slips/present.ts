import { addDays, dayInIndia } from '#domain/calendar.ts'
import { daysToClaim } from '#domain/office/imports.ts'
import type { Config } from '#server/config.ts'
import { maskContact } from '#server/features/families/candidate-consent/contact.ts'
import { factsIn, siteNames } from '#server/features/shared/site-content/facts.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import type { SlipRow } from './queries.ts'

/** How a family claims its record: by a code to an Indian number or to an e-mail address, or else at the office. */
export function presentSlip({
  id,
  registration_no,
  first_name,
  last_name,
  mobile,
  dial_code,
  email,
  joined_at,
}: SlipRow) {
  const hasNumber = mobile !== null && dial_code === '+91'
  return {
    uuid: id,
    registration_no,
    name: `${first_name} ${last_name}`,
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
