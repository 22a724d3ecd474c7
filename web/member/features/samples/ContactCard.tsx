import { PhoneIcon } from '#web/ui/icons.tsx'
import { Lotus } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Motif } from '#web/ui/Motif.tsx'
import { sampleContact } from './people.ts'
import { sampleWords } from './words.ts'
import './ContactCard.css'

/** Whom to speak to, where they live, and their numbers. */
export function ContactCard() {
  const say = sampleWords(useLanguage())
  const { name, address, village, taluka, district, email, phones } = sampleContact
  const rows = [
    [say.person, name],
    [say.address, address],
    [say.village, village],
    [say.taluka, taluka],
    [say.district, district],
    [say.email, email],
  ] as const
  return (
    <section className="card contact-card" aria-label={say.contact}>
      <Motif band />
      <div className="contact-inside">
        <dl className="kv num">
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Lotus />
        <ul className="numbers num">
          {phones.map(({ whose, number, whatsapp }) => (
            <li key={number}>
              <PhoneIcon />
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
