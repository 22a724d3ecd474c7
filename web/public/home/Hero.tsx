import { useEffect, useState } from 'react'
import { readStoredDraft } from '#web/access/sign-up/stored-draft.ts'
import { call } from '#web/api/client.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { CallToAction } from '../CallToAction.tsx'
import { useOpenDialog } from '../Dialogs.tsx'
import { usePage } from '../use-page.ts'
import { usePageContent } from '../use-page-content.ts'
import styles from './Hero.module.css'
import { homeWords } from './words.ts'

/** The picture used if no banner can be loaded. */
const ownBanner = { image: '/banners/green-and-gold.svg', alt: '' }

export function Hero() {
  const t = homeWords(useLanguage())
  const open = useOpenDialog()
  const [isBegun, setIsBegun] = useState(false)
  // Only the browser knows whether there is a draft, so the page is first drawn without it.
  useEffect(() => setIsBegun(readStoredDraft() !== null), [])
  const { content } = usePage()
  const { data, isError } = usePageContent(content.banner, signal => call('GET /banner/random', {}, { signal }))
  // The space stays empty during the call, because replacing one picture by another would make the page jump.
  const banner = data?.image ? data : isError || data ? ownBanner : null
  return (
    <section className={styles.hero}>
      <div className={classNames('wrap', styles.inside)}>
        <div className={styles.text}>
          <Eyebrow size="large">शुभ विवाह</Eyebrow>
          <h1>{t.headline}</h1>
          <p>{t.lead}</p>
          <CallToAction>
            <Button kind="primary" large data-open="register" onClick={() => open('register')}>
              {isBegun ? t.goOn : t.getStarted}
            </Button>
            <ButtonLink large href="/our-procedure">
              {t.seeProcedure}
            </ButtonLink>
          </CallToAction>
          <p className={styles.prices}>
            <a href="/prices">{t.prices}</a>
          </p>
          {content.site.claims.length > 0 ? (
            <ul className={classNames(styles.facts, 'numeric')}>
              {content.site.claims.map(({ figure, words }) => (
                <li key={words}>
                  <b>{figure}</b> <span>{words}</span>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
        <div className={styles.art}>
          {banner ? <img src={banner.image} alt={banner.alt} width="420" height="520" fetchPriority="high" /> : null}
        </div>
      </div>
    </section>
  )
}
