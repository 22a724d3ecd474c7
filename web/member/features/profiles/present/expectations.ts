import { formatPatrikaMatch } from '#domain/format/answers.ts'
import { formatHeight } from '#domain/format/height.ts'
import { orMissing } from '#domain/format/missing.ts'
import { formatPlace } from '#domain/format/place.ts'
import { formatRange } from '#domain/format/range.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { profileWords } from '#web/member/features/profiles/words.ts'
import type { Block } from './blocks.ts'
import type { Profile } from './profile.ts'

type Expectation = NonNullable<Profile['expectation']>

export function expectationBlocks(expectation: Expectation, language: Language): Block[] {
  const say = profileWords(language)
  const joined = (names: readonly string[]) => formatPlace(...names)
  return [
    {
      title: say.hopes,
      mr: 'अपेक्षा',
      rows: [
        [say.maritalStatus, joined(expectation.marital_status)],
        [say.birthYears, formatRange(language, [expectation.birth_year_from, expectation.birth_year_to])],
        [say.height, formatRange(language, [expectation.height_from, expectation.height_to], formatHeight)],
        [say.patrikaMatching, formatPatrikaMatch(expectation.patrika_match, language)],
        [say.otherExpectations, orMissing(expectation.occupation_other_expectations)],
      ],
    },
    {
      title: say.places,
      mr: 'ठिकाणे',
      rows: [
        [say.workingCountry, joined(expectation.working_country)],
        [say.workingCity, joined(expectation.working_city)],
        [say.familyResidence, joined(expectation.family_residence)],
        [say.nativeDistrict, joined(expectation.native_district)],
      ],
    },
  ]
}
