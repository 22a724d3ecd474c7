import { useQuery } from '@tanstack/react-query'
import { consentsQuery } from '#web/access/consent/use-consent-ticks.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { storyConsentWords } from './story-consent-words.ts'

/** The consent to publish a story. Its version is sent along, so that the record names the text that was read. */
export function useStoryConsent() {
  const { data, error, refetch } = useQuery(consentsQuery(useLanguage()))
  const text = data?.list.find(one => one.text === 'story') ?? null
  return { text, error, retry: () => void refetch() }
}

/**
 * The consent above the button that gives it. A tap unfolds what follows from withdrawing it. The line to tap also brings
 * the keyboard focus into a dialog that scrolls.
 */
export function StoryConsent({ consent: { text, error, retry } }: { consent: ReturnType<typeof useStoryConsent> }) {
  const t = storyConsentWords(useLanguage())
  if (!text) return error ? <Failure part error={error} onRetry={retry} /> : null
  return (
    <Notice>
      <p>
        {t.agree} <b>{text.sentence}</b>
      </p>
      <details>
        <summary>{t.takenBack}</summary>
        {text.afterwards}
      </details>
    </Notice>
  )
}
