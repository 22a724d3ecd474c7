import { ReadInSelect } from '#web/access/consent/ReadInSelect.tsx'
import { Failure } from '#web/member/parts/Failure.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { storyConsentWords } from './story-consent-words.ts'
import type { ReadConsent } from './use-consent-text.ts'

/**
 * The consent above the button that gives it. A tap unfolds what follows from withdrawing it. The line to tap also brings
 * the keyboard focus into a dialog that scrolls.
 */
export function StoryConsent({ consent: { text, error, retry, ...reading } }: { consent: ReadConsent }) {
  const t = storyConsentWords(useLanguage())
  if (!text) return error ? <Failure part error={error} onRetry={retry} /> : null
  const { language: lang, direction: dir } = text
  return (
    <>
      <ReadInSelect {...reading} />
      <Notice>
        <p>
          {t.agree}{' '}
          <b lang={lang} dir={dir}>
            {text.sentence}
          </b>
        </p>
        <details>
          <summary>{t.takenBack}</summary>
          <span lang={lang} dir={dir}>
            {text.afterwards}
          </span>
        </details>
      </Notice>
    </>
  )
}
