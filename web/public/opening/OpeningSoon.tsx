import { productName } from '#domain/site/site-content.ts'
import { languages } from '#domain/words/catalogue.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Lotus } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useSiteNames } from '#web/ui/site-name.ts'
import styles from './OpeningSoon.module.css'
import { openingWords } from './words.ts'

/** The whole site until it is set up: a plain page in both languages, the reader's own first. */
export function OpeningSoon() {
  const language = useLanguage()
  const { name_en, name_mr, logo } = useSiteNames()
  const names = { en: name_en, mr: name_mr }
  const [first, second] = language === 'mr' ? [...languages].reverse() : languages
  return (
    <main id="page" className={classNames('wrap', styles.opening)}>
      {logo ? <img src={logo} alt="" width="64" height="64" /> : <Lotus />}
      <Eyebrow size="large">शुभारंभ</Eyebrow>
      {name_en === productName.en ? null : <p className={styles.name}>{names[first ?? 'en']}</p>}
      <h1>{openingWords(first ?? 'en').title}</h1>
      <p>{openingWords(first ?? 'en').text}</p>
      <div lang={second}>
        <h2>{openingWords(second ?? 'mr').title}</h2>
        <p>{openingWords(second ?? 'mr').text}</p>
      </div>
    </main>
  )
}
