import { publicWords } from '#web/shell/public-words.ts'
import { Lotus } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import './missing.css'
import { missingPageWords } from './words.ts'

export function MissingPage() {
  const language = useLanguage()
  const say = missingPageWords(language)
  const names = publicWords(language)
  return (
    <section className="empty missing">
      <Lotus />
      <h1>{say.title}</h1>
      <p>{say.text}</p>
      <p className="ways">
        <a className="btn pri" href="/home">
          {names.home}
        </a>
        <a className="btn sec" href="/our-procedure">
          {names.procedure}
        </a>
        <a className="btn sec" href="/contact">
          {names.contactUs}
        </a>
      </p>
    </section>
  )
}
