import { IconHeartHandshake, IconRosetteDiscountCheck, IconShieldCheck } from '@tabler/icons-react'
import { Icon } from '#web/ui/Icon.tsx'
import { usePage } from '../use-page.ts'
import styles from './Assurances.module.css'

/** One for each promise that there may be, by its place. */
const icons = [IconHeartHandshake, IconRosetteDiscountCheck, IconShieldCheck]

/** What the provider promises. Without a promise the section is left out. */
export function Assurances() {
  const promises = usePage().content.promises?.home ?? []
  if (promises.length === 0) return null
  return (
    <section className={styles.assurances}>
      <ul className="wrap">
        {promises.map(({ title, text }, place) => (
          <li key={title}>
            <Icon of={icons[place] ?? IconHeartHandshake} />
            <div>
              <h2>{title}</h2>
              {text ? <p>{text}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
