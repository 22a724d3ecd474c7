import { blockRows } from '#contract/field-value.ts'
import { profileBlocks } from '#contract/profile-fields.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { profileWords } from '#web/member/features/families/profiles/words.ts'
import { gunOf } from '#web/member/parts/gun-milan.ts'
import type { Block } from './blocks.ts'
import type { Profile } from './profile.ts'

function gunMilanOf(profile: Profile, language: Language): string {
  const t = profileWords(language)
  const gun = gunOf(profile)
  return gun === null ? `${digits(language, 0)}, ${t.birthDetailsMissing}` : digits(language, gun)
}

/** The member's own profile has no score. It shows 0, and nothing counts as missing. */
export function personalBlocks(profile: Profile, isOwn: boolean, language: Language): Block[] {
  const t = profileWords(language)
  const rows = (name: keyof typeof profileBlocks) => blockRows(profileBlocks[name], profile, language)
  return [
    {
      title: t.personal,
      mr: 'वैयक्तिक',
      rows: [[t.registrationNo, profile.registration_no], ...rows('personal')],
    },
    { title: t.work, mr: 'शिक्षण आणि नोकरी', rows: rows('work') },
    {
      title: t.patrika,
      mr: 'पत्रिका',
      rows: [[t.gunMilan, isOwn ? digits(language, 0) : gunMilanOf(profile, language)], ...rows('patrika')],
    },
  ]
}
