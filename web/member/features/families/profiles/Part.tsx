import type { Language } from '#domain/words/catalogue.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Blocks } from './Blocks.tsx'
import type { HeadingLevel } from './present/blocks.ts'
import { expectationBlocks } from './present/expectations.ts'
import { homeBlocks, kinBlocks } from './present/family.ts'
import { personalBlocks } from './present/personal.ts'
import { isFull, type Profile } from './present/profile.ts'
import { Siblings } from './Siblings.tsx'
import { profileWords } from './words.ts'

type PartName = 'personal' | 'family' | 'expectations'

/** The parts of a profile, in the order a family reads them. A profile without expectations has two. */
export function partsOf({ expectation }: Profile, language: Language): { value: PartName; label: string }[] {
  const t = profileWords(language)
  return [
    { value: 'personal', label: t.personalTab },
    { value: 'family', label: t.familyTab },
    ...(expectation ? [{ value: 'expectations' as const, label: t.expectationsTab }] : []),
  ]
}

interface Props {
  part: PartName
  profile: Profile
  isOwn: boolean
  /** The level of the headings inside: one lower where the part has a heading of its own. */
  heading?: HeadingLevel
}

export function Part({ part, profile, isOwn, heading = 'h2' }: Props) {
  const language = useLanguage()
  switch (part) {
    case 'personal':
      return <Blocks blocks={personalBlocks(profile, isOwn, language)} heading={heading} />
    case 'family':
      return (
        <>
          <Blocks blocks={homeBlocks(profile, language)} heading={heading} />
          {isFull(profile) ? <Siblings siblings={profile.family_details.family_members} heading={heading} /> : null}
          <Blocks blocks={kinBlocks(profile, language)} heading={heading} />
        </>
      )
    case 'expectations':
      return profile.expectation ? (
        <Blocks blocks={expectationBlocks(profile.expectation, language)} heading={heading} />
      ) : null
  }
}
