import { IconPhone } from '@tabler/icons-react'
import { Badge } from '#web/ui/Badge.tsx'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Lotus } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import styles from './ContactCard.module.css'
import { type Samples, samplePhones } from './people.ts'
import { sampleWords } from './words.ts'

const factNames = ['person', 'address', 'village', 'taluka', 'district', 'email'] as const

/** The contact person, the address and the phone numbers of a sample. */
export function ContactCard({ contact }: Pick<Samples, 'contact'>) {
  const t = sampleWords(useLanguage())
  return (
    <Card as="section" className={styles.card} aria-label={t.contact}>
      <Motif band />
      <div className={styles.inside}>
        <Facts className={styles.facts} facts={factNames.map(name => [t[name], contact[name]])} />
        <Lotus />
        <ul className={classNames(styles.numbers, 'numeric')}>
          {samplePhones.map(({ whose, number, whatsapp }) => (
            <li key={number}>
              <Icon of={IconPhone} />
              <b>{number}</b>
              <span>{t[whose]}</span>
              <Badge>{t.call}</Badge>
              {whatsapp ? <Badge tone="good">{t.whatsapp}</Badge> : null}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
