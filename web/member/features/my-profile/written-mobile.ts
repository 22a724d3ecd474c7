import type { CurrentMember } from '#contract/my-profile.ts'

/** A number as people write it. The library that knows every country's way would be most of this screen's weight. */
export const writtenMobile = ({ mobile_country_code, mobile }: Pick<CurrentMember, 'mobile_country_code' | 'mobile'>) =>
  `${mobile_country_code} ${mobile.replace(/^(\d{5})(\d{5})$/, '$1 $2')}`
