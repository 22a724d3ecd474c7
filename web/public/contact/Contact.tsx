import { whatsappLink } from '#domain/format/whatsapp.ts'
import { call } from '#web/api/client.ts'
import { ContactLines } from '#web/shell/ContactLines.tsx'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { RetryView } from '#web/ui/RetryView.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import office from '../art/office.svg'
import { failureWords } from '../failure-words.ts'
import { usePage } from '../use-page.ts'
import { usePageContent } from '../use-page-content.ts'
import { BranchCard } from './BranchCard.tsx'
import styles from './Contact.module.css'
import { contactPageWords } from './words.ts'

export function Contact() {
  const language = useLanguage()
  const t = contactPageWords(language)
  const sorry = failureWords(language)
  const { content } = usePage()
  const { whatsapp, hours, address } = content.site
  const { data, isError, refetch } = usePageContent(content.branches, signal =>
    call('GET /contact-us/list', {}, { signal }),
  )
  return (
    <>
      <section className={styles.banner}>
        <img src={office} alt="" width="1280" height="440" fetchPriority="high" />
        <div className={classNames('wrap', styles.inside)}>
          <Card className={styles.text}>
            <Eyebrow above={t.title}>संपर्क</Eyebrow>
            <h1>{t.title}</h1>
            <p>{t.lead}</p>
            {content.contact ? <ContactLines contact={content.contact} className={styles.lines} /> : null}
            {whatsapp ? (
              <p className={styles.whatsapp}>
                <a href={whatsappLink(whatsapp)} target="_blank" rel="noopener noreferrer">
                  {t.onWhatsapp(whatsapp)}
                </a>
              </p>
            ) : null}
            {address ? <p className={styles.address}>{address}</p> : null}
            {hours ? <p>{t.openAt(hours)}</p> : null}
          </Card>
        </div>
      </section>
      {data?.list.length === 0 ? null : (
        <section className={classNames('wrap', styles.branches)}>
          <h2>{t.branches}</h2>
          {isError ? <RetryView message={sorry.wrong} action={sorry.retry} onRetry={refetch} /> : null}
          {!isError && !data ? <Skeleton className={styles.skeleton} role="status" aria-label={t.loading} /> : null}
          <ul>
            {data?.list.map(branch => (
              <BranchCard key={branch.branch_name} branch={branch} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
