import type { AnswerOf, SentTo } from '#contract/endpoint.ts'
import type { Calls } from '#contract/index.ts'
import { consentTexts, neededConsents } from '#domain/families/consents.ts'

export type SignupRequest = SentTo<Calls['signup']> & { email: string; mobile: string; password: string }
/** The fields whose values are ids of the master data. */
export type SignupChoices = Pick<
  SignupRequest,
  | 'marital_status_id'
  | 'education_group_id'
  | 'working_place_taluka_id'
  | 'native_place_district_id'
  | 'native_place_taluka_id'
>

/** The password of every family that registers in tests. */
export const signupPassword = 'saatpaule'
let families = 0

/** A sign-up that is accepted. Each one is another family with its own number and address. */
export function signupRequest(choices: SignupChoices, change: Partial<SignupRequest> = {}): SignupRequest {
  const n = ++families
  const mobile = change.mobile ?? `98${String(20_000_000 + n)}`
  return {
    first_name: 'Rutuja',
    middle_name: 'Anil',
    last_name: 'Kale',
    gender: 'F',
    dob: '1998-08-14',
    dob_validate: '1998-08-14',
    height: 160,
    education_courses: 'M.Com',
    annual_income: '550000',
    working_place_goan: 'Saswad',
    family_residence_taluka_id: '',
    goan: 'Saswad',
    native_place_goan: 'Saswad',
    email: `kale${n}@family.in`,
    mobile,
    mobile_country_code: '+91',
    country_code: 'in',
    password: signupPassword,
    consents: neededConsents.map(text => ({ text, version: consentTexts[text].version })),
    images: [],
    ...choices,
    ...change,
  }
}

/** Reads the choices over the wire, for a test that knows only the server's address. */
export async function fetchSignupChoices(apiUrl: string): Promise<SignupChoices> {
  const get = async <T>(path: string) => (await (await fetch(`${apiUrl}${path}`)).json()) as T
  const first = <T>(list: readonly T[]): T => {
    if (list[0] === undefined) throw new Error('the master data are empty')
    return list[0]
  }
  type Options = AnswerOf<Calls['masterDataList']>
  const option = async (type: string) => first((await get<Options>(`/master-data/list?type=${type}`)).list).uuid
  const taluka = first(await get<AnswerOf<Calls['talukaList']>>('/taluka/list'))
  return {
    marital_status_id: await option('MARITAL_STATUS'),
    education_group_id: await option('EDUCATION_GROUP'),
    working_place_taluka_id: taluka.uuid,
    native_place_district_id: taluka.district_uuid,
    native_place_taluka_id: taluka.uuid,
  }
}
