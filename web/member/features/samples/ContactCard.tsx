import { IconPhone } from '@tabler/icons-react'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Lotus } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { sampleContact } from './people.ts'
import { sampleWords } from './words.ts'
import './ContactCard.css'

/** The contact person, the address and the phone numbers. */
export function ContactCard() {
  const say = sampleWords(useLanguage())
  const { name, address, village, taluka, district, email, phones } = sampleContact
  const facts: Fact[] = [
    [say.person, name],
    [say.address, address],
    [say.village, village],
    [say.taluka, taluka],
    [say.district, district],
    [say.email, email],
  ]
  return (
    <section className="card contact-card" aria-label={say.contact}>
      <Motif band />
      <div className="contact-inside">
        <Facts facts={facts} />
        <Lotus />
        <ul className="numbers num">
          {phones.map(({ whose, number, whatsapp }) => (
            <li key={number}>
              <Icon of={IconPhone} />
              <b>{number}</b>
              <span>{say[whose]}</span>
              <span className="badge">{say.call}</span>
              {whatsapp ? <span className="badge leaf">{say.whatsapp}</span> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
