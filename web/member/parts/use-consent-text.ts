import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConsentText } from '#contract/families/consents.ts'
import { consentsQuery, type ReadIn } from '#web/access/consent/use-consent-ticks.ts'
import { useLanguage } from '#web/ui/language.ts'

/** A text beside the button that agrees to it, in the language that its reader chose. Nothing is fetched where it is not asked. */
export function useConsentText(name: ConsentText['text'], isAsked = true) {
  const language = useLanguage()
  const [chosen, setChosen] = useState<ReadIn | null>(null)
  const { data, error, refetch } = useQuery({ ...consentsQuery(language, chosen, name), enabled: isAsked })
  const text = data?.list.find(one => one.text === name) ?? null
  return {
    text,
    languages: data?.languages ?? [],
    readIn: chosen ?? data?.read_in ?? language,
    onRead: setChosen,
    error,
    retry: () => void refetch(),
    /** What was read, sent along so that the record names it. */
    read: text ? { consent_version: text.version, consent_language: text.language } : {},
  }
}
export type ReadConsent = ReturnType<typeof useConsentText>
