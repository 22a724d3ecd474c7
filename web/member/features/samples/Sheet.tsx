import { Blocks } from '#web/member/features/profiles/Blocks.tsx'
import { expectationBlocks } from '#web/member/features/profiles/present/expectations.ts'
import { homeBlocks, kinBlocks } from '#web/member/features/profiles/present/family.ts'
import { personalBlocks } from '#web/member/features/profiles/present/personal.ts'
import { Siblings } from '#web/member/features/profiles/Siblings.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { Portrait } from '#web/ui/Portrait.tsx'
import { sampleProfile } from './people.ts'
import styles from './Sheet.module.css'
import { sampleWords } from './words.ts'

/** A biodata as families hand it on: everything on one sheet. */
export function Sheet() {
  const language = useLanguage()
  const say = sampleWords(language)
  const { expectation } = sampleProfile
  return (
    <Card as="article" className={styles.sheet}>
      <Motif band />
      <header>
        <div>
          <Eyebrow>श्री</Eyebrow>
          <p className={styles.name}>{`${sampleProfile.first_name} ${sampleProfile.last_name}`}</p>
          <p className="numeric">{sampleProfile.registration_no}</p>
        </div>
        <Portrait image={null} gender={sampleProfile.gender} alt={say.sample} />
      </header>
      <Blocks blocks={personalBlocks(sampleProfile, false, language)} />
      <Blocks blocks={homeBlocks(sampleProfile, language)} />
      <Siblings siblings={sampleProfile.family_members} />
      <Blocks blocks={kinBlocks(sampleProfile, language)} />
      {expectation ? <Blocks blocks={expectationBlocks(expectation, language)} /> : null}
      <Motif band />
    </Card>
  )
}
