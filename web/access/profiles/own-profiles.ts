import type { ownProfiles } from '#contract/access/person-profiles.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { formsRead } from '#web/second-script/second-forms.ts'
import { forgetProfile, rememberMember } from '#web/session/session.ts'
import type { Country } from '../countries.ts'
import { blankForm, type RegistrationForm } from '../sign-up/registration.ts'

export type OwnProfile = AnswerOf<typeof ownProfiles>['list'][number]

/** The profiles of whoever has just logged in. A session that may not read them yet has one. */
export const readOwnProfiles = (): Promise<OwnProfile[]> =>
  call('GET /profiles', {}).then(
    ({ list }) => list,
    () => [],
  )

/** Goes over to another profile. What this browser stored of the one before is removed. */
export async function openProfile(uuid: string): Promise<string> {
  const { message } = await call('POST /profiles/switch', { uuid })
  forgetProfile()
  // The switch is done whatever this call answers, and the dashboard makes the call again.
  await call('GET /user/me', {}).then(rememberMember, () => undefined)
  return message
}

/** The form for another son or daughter: the contacts are the person's own, and most share the surname. */
export async function formForAnother(): Promise<RegistrationForm> {
  const me = await call('GET /user/me', {})
  return {
    ...blankForm,
    lastName: me.last_name,
    lastNameSecond: formsRead(me.second_script).last_name ?? '',
    mobile: me.mobile,
    country: me.country_code as Country,
    email: me.email,
    noEmail: me.email ? '' : 'Y',
  }
}
