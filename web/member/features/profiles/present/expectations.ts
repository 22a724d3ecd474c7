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

export function expectationBlocks(hoped: Expectation, language: Language): Block[] {
  const say = profileWords(language)
  const listed = (names: readonly string[]) => formatPlace(...names)
  return [
    {
      title: say.hopes,
      mr: 'अपेक्षा',
      rows: [
        [say.maritalStatus, listed(hoped.marital_status)],
        [say.birthYears, formatRange(language, [hoped.birth_year_from, hoped.birth_year_to])],
        [say.height, formatRange(language, [hoped.height_from, hoped.height_to], formatHeight)],
        [say.patrikaMatching, formatPatrikaMatch(hoped.patrika_match, language)],
        [say.otherExpectations, orMissing(hoped.occupation_other_expectations)],
      ],
    },
    {
      title: say.places,
      mr: 'ठिकाणे',
      rows: [
        [say.workingCountry, listed(hoped.working_country)],
        [say.workingCity, listed(hoped.working_city)],
        [say.familyResidence, listed(hoped.family_residence)],
        [say.nativeDistrict, listed(hoped.native_district)],
      ],
    },
  ]
}
