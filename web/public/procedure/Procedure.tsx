import {
  ContactBookIcon,
  HandshakeIcon,
  IdCardIcon,
  MailHeartIcon,
  PinIcon,
  PlanIcon,
  RegisterIcon,
  SearchIcon,
} from '#web/ui/icons.tsx'
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
    [RegisterIcon, say.register, say.registerText],
    [SearchIcon, say.search, say.searchText],
    [PlanIcon, say.member, say.memberText],
    [IdCardIcon, say.detail, say.detailText],
    [MailHeartIcon, say.interest, say.interestText],
    [ContactBookIcon, say.contacts, say.contactsText],
    [HandshakeIcon, say.handpicked, say.handpickedText],
    [PinIcon, say.meet, say.meetText],
  ] as const
  return (
    <>
      <PageHead eyebrow="आठ पायऱ्या" title={say.title}>
        {say.lead}
      </PageHead>
      <section className="wrap procedure">
        <ol>
          {steps.map(([Icon, title, text], place) => (
            <li key={title} className="card">
              <span className="number" aria-hidden="true">
                {(place + 1).toLocaleString(language === 'mr' ? 'mr-IN' : 'en-IN')}
              </span>
              <Icon />
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
