import { blockRows } from '#contract/field-value.ts'
import { profileBlocks } from '#contract/profile-fields.ts'
import { missing, orMissing } from '#domain/format/missing.ts'
import { formatPlace } from '#domain/format/place.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { profileWords } from '#web/member/features/families/profiles/words.ts'
import type { Block } from './blocks.ts'
import { isFull, type Profile } from './profile.ts'

const withoutMissing = (items: readonly string[]) => items.filter(item => item !== missing)

/** The blocks above the siblings. */
export function homeBlocks(profile: Profile, language: Language): Block[] {
  const t = profileWords(language)
  return [
    { title: t.native, mr: 'मूळ ठिकाण', rows: blockRows(profileBlocks.native, profile, language) },
    { title: t.parents, mr: 'आई-वडील', rows: blockRows(profileBlocks.parents, profile, language) },
  ]
}

/** The blocks below the siblings. */
export function kinBlocks(profile: Profile, language: Language): Block[] {
  const t = profileWords(language)
  const full = isFull(profile) ? profile : null
  const relatives = full
    ? full.family_details.relatives.map(one => formatPlace(one.surname, one.goan))
    : profile.family_details.relatives.map(one => orMissing(one.surname))
  const properties = full
    ? full.user_properties.map(one => formatPlace(one.details, one.place))
    : profile.user_properties.map(one => orMissing(one.details))
  return [
    { title: t.mama, mr: 'मामा', rows: blockRows(profileBlocks.mama, profile, language) },
    { title: t.relatives, mr: 'नातेवाईक', items: withoutMissing(relatives) },
    { title: t.properties, mr: 'मालमत्ता', items: withoutMissing(properties) },
  ]
}
