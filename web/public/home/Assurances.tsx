import { IconHeartHandshake, IconRosetteDiscountCheck, IconShieldCheck } from '@tabler/icons-react'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './Assurances.module.css'
import { homeWords } from './words.ts'

/** Answers to what a careful family asks first. */
export function Assurances() {
  const t = homeWords(useLanguage())
  return (
    <section className={styles.assurances}>
      <ul className="wrap">
        <li>
          <Icon of={IconHeartHandshake} />
          <div>
            <h2>{t.onlyMatrimony}</h2>
            <p>{t.onlyMatrimonyText}</p>
          </div>
        </li>
        <li>
          <Icon of={IconRosetteDiscountCheck} />
          <div>
            <h2>{t.checked}</h2>
            <p>
              {t.checkedText} <a href="/how-we-check">{t.checkedMore}</a>
            </p>
          </div>
        </li>
        <li>
          <Icon of={IconShieldCheck} />
          <div>
            <h2>{t.careful}</h2>
            <p>
              {t.carefulText} <a href="/safety">{t.carefulMore}</a>
            </p>
          </div>
        </li>
      </ul>
    </section>
  )
}
