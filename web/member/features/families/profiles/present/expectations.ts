import { formatPatrikaMatch } from '#domain/format/answers.ts'
import { formatHeight } from '#domain/format/height.ts'
import { orMissing } from '#domain/format/missing.ts'
import { formatPlace } from '#domain/format/place.ts'
import { formatRange } from '#domain/format/range.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { profileWords } from '#web/member/features/families/profiles/words.ts'
import type { Block } from './blocks.ts'
import type { Profile } from './profile.ts'

type Expectation = NonNullable<Profile['expectation']>

export function expectationBlocks(expectation: Expectation, language: Language): Block[] {
  const t = profileWords(language)
  const joined = (names: readonly string[]) => formatPlace(...names)
  return [
    {
      title: t.hopes,
      mr: 'अपेक्षा',
      rows: [
        [t.maritalStatus, joined(expectation.marital_status)],
        [t.birthYears, formatRange(language, [expectation.birth_year_from, expectation.birth_year_to])],
        [t.height, formatRange(language, [expectation.height_from, expectation.height_to], formatHeight)],
        [t.patrikaMatching, formatPatrikaMatch(expectation.patrika_match, language)],
        [t.otherExpectations, orMissing(expectation.occupation_other_expectations)],
      ],
    },
    {
      title: t.places,
      mr: 'ठिकाणे',
      rows: [
        [t.workingCountry, joined(expectation.working_country)],
        [t.workingCity, joined(expectation.working_city)],
        [t.familyResidence, joined(expectation.family_residence)],
        [t.nativeDistrict, joined(expectation.native_district)],
      ],
    },
  ]
}
