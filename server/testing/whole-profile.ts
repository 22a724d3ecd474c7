import type { SentProfile } from '#contract/families/edited-profile.ts'
import { type MemberField, memberFields } from '#contract/profile-fields.ts'
import type { Db } from '#server/db/open.ts'
import { registrationChoices } from './families.ts'
import { optionId } from './options.ts'

type TextField = { [F in MemberField]: (typeof memberFields)[F]['kind'] extends 'text' ? F : never }[MemberField]
/** A value for each text that is not named below. */
const shortTexts = Object.fromEntries(
  Object.entries(memberFields).flatMap(([name, { kind }]) =>
    kind === 'text' ? [[name, `of ${name}`.slice(0, 12)]] : [],
  ),
) as Record<TextField, string>

/** Every field of the edit form filled, as the page of the Kale family sends it. */
export async function wholeProfile(db: Db) {
  const chosen = await registrationChoices(db)
  const option = (type: string, position = 0) => optionId(db, type, { position })
  const nakshatra = await option('NAKSHATRA')
  const { id: charan } = await db
    .selectFrom('options')
    .select('id')
    .where('parent_id', '=', nakshatra)
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const state = await db.selectFrom('states').select('id').orderBy('position').executeTakeFirstOrThrow()
  const country = await db.selectFrom('countries').select('id').orderBy('position').executeTakeFirstOrThrow()
  const { id: birthPlace } = await db
    .selectFrom('birth_places')
    .select('id')
    .orderBy('position')
    .executeTakeFirstOrThrow()
  const district = chosen.native_place_district_id
  return {
    ...shortTexts,
    first_name: 'ऋतुजा',
    middle_name: 'Shripad',
    last_name: 'Kale',
    dob: '1997-03-09',
    marital_status_id: chosen.marital_status_id,
    height: 162,
    native_place_district_id: district,
    native_place_taluka_id: chosen.native_place_taluka_id,
    native_place_goan: 'Jejuri',
    body_structure_id: await option('BODY_STRUCTURE'),
    blood_group: 'AB+',
    scan_tone_id: await option('SKIN_TONE'),
    diet_id: await option('DIET'),
    education_courses: 'M.Com.',
    education_group_id: chosen.education_group_id,
    occupation_type_id: await option('OCCUPATION_TYPE'),
    occupation_details: 'Accountant',
    annual_income: 540_000,
    working_place_taluka_id: chosen.working_place_taluka_id,
    working_place_goan: 'Saswad',
    ready_to_move_abrod: 'UNDECIDED',
    other_info: 'Sings at the temple',
    birth_time: '05:40:00',
    birth_time_accuracy: 'ABOUT_15',
    birth_district_id: district,
    birth_place_id: birthPlace,
    is_mangal: 'SOUMYA',
    raas_id: await option('RAAS'),
    nakshatra_id: nakshatra,
    charan_id: charan,
    gan_id: await option('GAN'),
    nadi_id: await option('NADI'),
    devak_id: await option('DEVAK'),
    kuldaivat: 'Shri Khandoba, Jejuri',
    gotra: 'Kashyap',
    registered_mobile: { type: 'OTHER', custom_type_name: 'Guardian', best_time: 'EVENING' },
    candidate_waits: 'N',
    family_details: {
      contact_full_name: 'Shripad Kale',
      address: '12, Shivaji Peth',
      goan: 'Saswad',
      district_id: district,
      taluka_id: chosen.native_place_taluka_id,
      state_id: state.id,
      email: 'kale.family@home.in',
      father_occuption: 'Farmer',
      father_occuption_place: 'Jejuri',
      mother_occuption: 'Teacher',
      mother_occuption_place: 'Saswad',
      mama_surname: 'Jagtap',
      mama_native_place: 'Nira',
      mama_taluka_place: 'Purandar',
      relatives: [{ surname: 'Shinde', goan: 'Wai' }],
      familty_phone_numbers: [
        {
          type: 'FATHER',
          phone: '9822012345',
          custom_type_name: '',
          is_whatsapp: 'Y',
          is_phone: 'N',
          best_time: 'MORNING',
        },
        {
          type: 'OTHER',
          phone: '02115-222333',
          custom_type_name: 'Guruji',
          is_whatsapp: 'N',
          is_phone: 'Y',
          best_time: null,
        },
      ],
      family_members: [
        {
          name: 'Amol',
          gender: 'M',
          is_married: 'Y',
          education: 'B.E.',
          occupation: 'Engineer',
          working_place: 'Pune',
          birth_year: 1994,
          height: 175,
        },
      ],
    },
    user_properties: [{ details: 'Two acres with a well', place: 'Jejuri' }],
    expectation: {
      marital_status: [chosen.marital_status_id],
      education_group: [chosen.education_group_id],
      occupation_type: [await option('OCCUPATION_TYPE')],
      working_city: [chosen.working_place_taluka_id],
      working_country: [country.id],
      move_to_abroad: [await option('MOVE_TO_ABROAD')],
      native_district: [district],
      family_residence: [district],
      body_structure: [await option('BODY_STRUCTURE')],
      diet: [await option('DIET')],
      personality: [await option('PERSONALITY')],
      relation: [await option('RELATION')],
      echo_status: [await option('ECO_STATUS')],
      birth_year_from: 1992,
      birth_year_to: 1996,
      height_from: 170,
      height_to: 182,
      patrika_match: 'ALL',
      occupation_other_expectations: 'Close to his family',
      expected_educations: ['C.A.', 'M.Com.'],
    },
  } satisfies SentProfile
}
export type WholeProfile = Awaited<ReturnType<typeof wholeProfile>>

/** The profile with one field replaced, by its path. */
export function withValue(profile: WholeProfile, path: string, value: unknown): SentProfile {
  const copy: unknown = structuredClone(profile)
  const parts = path.split('.')
  const last = parts.pop() ?? ''
  const around = parts.reduce((part, name) => (part as Record<string, unknown>)[name], copy)
  ;(around as Record<string, unknown>)[last] = value
  return copy as SentProfile
}
