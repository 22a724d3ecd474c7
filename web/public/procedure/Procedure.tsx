import {
  IconAddressBook,
  IconCreditCard,
  IconHeartHandshake,
  IconId,
  IconMailHeart,
  IconMapPin,
  IconSearch,
  IconUserPlus,
} from '@tabler/icons-react'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useOpenDialog } from '../Dialogs.tsx'
import { PageHead } from '../PageHead.tsx'
import './procedure.css'
import { procedureWords } from './words.ts'

export function Procedure() {
  const language = useLanguage()
  const say = procedureWords(language)
  const open = useOpenDialog()
  const steps = [
    [IconUserPlus, say.register, say.registerText],
    [IconSearch, say.search, say.searchText],
    [IconCreditCard, say.member, say.memberText],
    [IconId, say.detail, say.detailText],
    [IconMailHeart, say.interest, say.interestText],
    [IconAddressBook, say.contacts, say.contactsText],
    [IconHeartHandshake, say.handpicked, say.handpickedText],
    [IconMapPin, say.meet, say.meetText],
  ] as const
  return (
    <>
      <PageHead eyebrow="आठ पायऱ्या" title={say.title}>
        {say.lead}
      </PageHead>
      <section className="wrap procedure">
        <ol>
          {steps.map(([icon, title, text], place) => (
            <li key={title} className="card">
              <span className="number" aria-hidden="true">
                {(place + 1).toLocaleString(language === 'mr' ? 'mr-IN' : 'en-IN')}
              </span>
              <Icon of={icon} />
              <h2>
                <span className="sr">{say.step(place + 1)}: </span>
                {title}
              </h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className="cta">
          <button type="button" className="btn pri" data-open="register" onClick={() => open('register')}>
            {say.begin}
          </button>
          <a className="btn sec" href="/safety">
            {say.advice}
          </a>
        </div>
      </section>
    </>
  )
}
