import { call } from '#web/api/client.ts'
import { ContactLines } from '#web/shell/ContactLines.tsx'
import { useAsked } from '#web/shell/use-asked.ts'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { RetryView } from '#web/ui/RetryView.tsx'
import office from '../art/office.svg'
import { failureWords } from '../failure-words.ts'
import { usePage } from '../page.ts'
import { BranchCard } from './BranchCard.tsx'
import './contact.css'
import { contactWords } from './words.ts'

export function Contact() {
  const language = useLanguage()
  const say = contactWords(language)
  const sorry = failureWords(language)
  const { content } = usePage()
  const { answer, failed, retry } = useAsked(content.branches, signal => call('GET /contact-us/list', {}, { signal }))
  return (
    <>
      <section className="contact-banner">
        <img src={office} alt="" width="1280" height="440" fetchPriority="high" />
        <div className="wrap">
          <div className="tx card">
            <Eyebrow>संपर्क</Eyebrow>
            <h1>{say.title}</h1>
            <p>{say.lead}</p>
            {content.contact ? <ContactLines contact={content.contact} /> : null}
          </div>
        </div>
      </section>
      <section className="wrap branches">
        <h2>{say.branches}</h2>
        {failed ? <RetryView message={sorry.wrong} action={sorry.retry} onRetry={retry} /> : null}
        {!failed && !answer ? <div className="waiting sk" role="status" aria-label={say.loading} /> : null}
        {answer?.list.length === 0 ? <p>{sorry.nothing}</p> : null}
        <ul>
          {answer?.list.map(branch => (
            <BranchCard key={branch.branch_name} branch={branch} />
          ))}
        </ul>
      </section>
    </>
  )
}
