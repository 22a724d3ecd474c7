import { IconArrowLeft } from '@tabler/icons-react'
import { isWrittenPath } from '#domain/screens.ts'
import { publicWords } from '#web/shell/public-words.ts'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Eyebrow } from '#web/ui/Eyebrow.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Prose } from '#web/ui/Prose.tsx'
import { RetryView } from '#web/ui/RetryView.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Complaint } from '../complaint/Complaint.tsx'
import { failureWords } from '../failure-words.ts'
import { usePage } from '../use-page.ts'
import { usePageContent } from '../use-page-content.ts'
import { fetchWrittenPage } from './fetch-written-page.ts'
import styles from './WrittenPage.module.css'
import { eyebrows, writtenWords } from './words.ts'

/** Goes back, or to the landing page if this page was opened first. */
function goBack() {
  if (history.length > 1) history.back()
  else location.assign('/home')
}

export function WrittenPage() {
  const language = useLanguage()
  const { path, content } = usePage()
  const here = isWrittenPath(path) ? path : '/about-us'
  const { data, isError, refetch } = usePageContent(content.written, signal => fetchWrittenPage(here, signal))
  const t = writtenWords(language)
  const sorry = failureWords(language)
  const names = publicWords(language)
  const related = [
    ['/terms', names.terms],
    ['/privacy', names.privacy],
    ['/safety', names.safety],
    ['/how-we-check', names.howWeCheck],
    ['/grievance', names.grievance],
    ['/refunds', names.refunds],
  ] as const
  return (
    <div className={classNames('wrap', styles.written)}>
      <article>
        <Button kind="quiet" className={styles.back} onClick={goBack}>
          <Icon of={IconArrowLeft} />
          {t.back}
        </Button>
        {isError ? <RetryView message={sorry.wrong} action={sorry.retry} onRetry={refetch} /> : null}
        {!isError && !data ? <Skeleton className={styles.skeleton} role="status" aria-label={t.loading} /> : null}
        {data ? (
          <>
            <Eyebrow above={data.title}>{eyebrows[here]}</Eyebrow>
            <h1>{data.title}</h1>
            <Prose className={styles.prose} html={data.description} />
            {here === '/grievance' ? <Complaint /> : null}
          </>
        ) : null}
      </article>
      <nav className={styles.related} aria-label={t.related}>
        <h2>{t.related}</h2>
        <ul>
          {related.map(([href, word]) => (
            <li key={href}>
              <a href={href} aria-current={href === path ? 'page' : undefined}>
                {word}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
