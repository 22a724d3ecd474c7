import { IconArrowRight } from '@tabler/icons-react'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LotusRule } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Band, BandHead } from '../Band.tsx'
import styles from './About.module.css'
import { homeWords } from './words.ts'

export function About() {
  const say = homeWords(useLanguage())
  return (
    <Band className={styles.about} columnClassName={styles.inside}>
      <LotusRule />
      <BandHead eyebrow="आमच्याविषयी" title={say.aboutTitle} className={styles.head} />
      <p>{say.aboutText}</p>
      <ButtonLink kind="quiet" href="/about-us">
        {say.aboutMore}
        <Icon of={IconArrowRight} />
      </ButtonLink>
    </Band>
  )
}
