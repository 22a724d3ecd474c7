import { Blocks } from '#web/member/features/families/profiles/Blocks.tsx'
import { expectationBlocks } from '#web/member/features/families/profiles/present/expectations.ts'
import { homeBlocks, kinBlocks } from '#web/member/features/families/profiles/present/family.ts'
import { personalBlocks } from '#web/member/features/families/profiles/present/personal.ts'
import { Siblings } from '#web/member/features/families/profiles/Siblings.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { Portrait } from '#web/ui/Portrait.tsx'
import type { Samples } from './people.ts'
import styles from './Sheet.module.css'
import { sampleWords } from './words.ts'

/** A sample biodata as families hand it on, on one sheet. */
export function Sheet({ profile }: Pick<Samples, 'profile'>) {
  const language = useLanguage()
  const t = sampleWords(language)
  const { expectation } = profile
  return (
    <Card as="article" className={styles.sheet}>
      <Motif band />
      <header className="apart">
        <div>
          <Eyebrow>श्री</Eyebrow>
          <p className={styles.name}>{`${profile.first_name} ${profile.last_name}`}</p>
          <p className="numeric">{profile.registration_no}</p>
        </div>
        <Portrait image={null} gender={profile.gender} alt={t.sample} />
      </header>
      <Blocks blocks={personalBlocks(profile, false, language)} />
      <Blocks blocks={homeBlocks(profile, language)} />
      <Siblings siblings={profile.family_members} />
      <Blocks blocks={kinBlocks(profile, language)} />
      {expectation ? <Blocks blocks={expectationBlocks(expectation, language)} /> : null}
      <Motif band />
    </Card>
  )
}
