import { IconArrowRight } from '@tabler/icons-react'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { LotusRule } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Band, BandHead } from '../Band.tsx'
import { usePage } from '../use-page.ts'
import styles from './About.module.css'
import { homeWords } from './words.ts'

/** What the provider says about itself. Without a text the section is left out. */
export function About() {
  const t = homeWords(useLanguage())
  const { about, about_title } = usePage().content.site
  if (!about) return null
  return (
    <Band className={styles.about} columnClassName={styles.inside}>
      <LotusRule />
      <BandHead eyebrow="आमच्याविषयी" title={about_title || t.aboutMore} className={styles.head} />
      <p>{about}</p>
      <ButtonLink kind="quiet" href="/about-us">
        {t.aboutMore}
        <Icon of={IconArrowRight} />
      </ButtonLink>
    </Band>
  )
}
