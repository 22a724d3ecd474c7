import { missing, orMissing } from '#domain/format/missing.ts'
import { formatPlace } from '#domain/format/place.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { profileWords } from '#web/member/features/profiles/words.ts'
import type { Block } from './blocks.ts'
import { isFull, type Profile } from './profile.ts'

const withoutMissing = (items: readonly string[]) => items.filter(item => item !== missing)

/** The blocks above the siblings. What the answer leaves out has no row, because the viewer may not read it. */
export function homeBlocks(profile: Profile, language: Language): Block[] {
  const say = profileWords(language)
  const full = isFull(profile) ? profile : null
  const family = profile.family_details
  return [
    {
      title: say.native,
      mr: 'मूळ ठिकाण',
      rows: [
        ...(full ? [[say.village, orMissing(full.native_place_goan)] as const] : []),
        [say.taluka, orMissing(profile.native_place_taluka?.name)],
        [say.district, orMissing(profile.native_place_district?.name)],
      ],
    },
    {
      title: say.parents,
      mr: 'आई-वडील',
      rows: [
        [say.father, formatPlace(family.father_occuption, full?.family_details.father_occuption_place)],
        [say.mother, formatPlace(family.mother_occuption, full?.family_details.mother_occuption_place)],
      ],
    },
  ]
}

/** The blocks below the siblings. */
export function kinBlocks(profile: Profile, language: Language): Block[] {
  const say = profileWords(language)
  const full = isFull(profile) ? profile : null
  const relatives = full
    ? full.family_details.relatives.map(one => formatPlace(one.surname, one.goan))
    : profile.family_details.relatives.map(one => orMissing(one.surname))
  const properties = full
    ? full.user_properties.map(one => formatPlace(one.details, one.place))
    : profile.user_properties.map(one => orMissing(one.details))
  return [
    {
      title: say.mama,
      mr: 'मामा',
      rows: [
        [say.surname, orMissing(profile.family_details.mama_surname)],
        ...(full
          ? [
              [say.nativePlace, orMissing(full.family_details.mama_native_place)] as const,
              [say.taluka, orMissing(full.family_details.mama_taluka_place)] as const,
            ]
          : []),
      ],
    },
    { title: say.relatives, mr: 'नातेवाईक', items: withoutMissing(relatives) },
    { title: say.properties, mr: 'मालमत्ता', items: withoutMissing(properties) },
  ]
}
