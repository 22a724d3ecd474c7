import { useQuery } from '@tanstack/react-query'
import { consentsQuery } from '#web/access/consent/use-consent-ticks.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { storyConsentWords } from './story-consent-words.ts'

/** What somebody agrees to who tells or confirms a story. Its version goes with the word, so that the record names what was read. */
export function useStoryConsent() {
  const { data, error, refetch } = useQuery(consentsQuery(useLanguage()))
  const text = data?.find(one => one.text === 'story') ?? null
  return { text, error, retry: () => void refetch() }
}

/**
 * The sentence above the button that agrees to it, and one tap away what follows when it is taken back. The line to tap also
 * takes the keyboard into a dialog that scrolls.
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
