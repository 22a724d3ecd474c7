import { IconHeartHandshake, IconRosetteDiscountCheck, IconShieldCheck } from '@tabler/icons-react'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './Assurances.module.css'
import { homeWords } from './words.ts'

/** What a careful family asks first. */
export function Assurances() {
  const say = homeWords(useLanguage())
  return (
    <section className={styles.assurances}>
      <ul className="wrap">
        <li>
          <Icon of={IconHeartHandshake} />
          <div>
            <h2>{say.onlyMatrimony}</h2>
            <p>{say.onlyMatrimonyText}</p>
          </div>
        </li>
        <li>
          <Icon of={IconRosetteDiscountCheck} />
          <div>
            <h2>{say.checked}</h2>
            <p>
              {say.checkedText} <a href="/how-we-check">{say.checkedMore}</a>
            </p>
          </div>
        </li>
        <li>
          <Icon of={IconShieldCheck} />
          <div>
            <h2>{say.careful}</h2>
            <p>
              {say.carefulText} <a href="/safety">{say.carefulMore}</a>
            </p>
          </div>
        </li>
      </ul>
    </section>
  )
}
