import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConsentText, OwnConsent } from '#contract/families/consents.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { call } from '#web/api/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { useLanguage } from '#web/ui/language.ts'

/** A language in which the texts can be read, which may be another than the page's. */
export type ReadIn = ConsentText['language']

/**
 * The texts in force and, with a session, the member's own answer to each. With a text, the languages are those of that one. Where
 * none was chosen, the server knows in which one the family agreed before.
 */
export const consentsQuery = (language: Language, chosen: ReadIn | null, text?: ConsentText['text']) =>
  queryOptions({
    queryKey: ['consents', language, chosen, text],
    queryFn: async ({ signal }): Promise<ConsentsRead> =>
      await call('GET /consents', { language: chosen ?? undefined, text }, { signal }),
  })
export interface ConsentsRead {
  languages: readonly { language: ReadIn; name: string }[]
  read_in: ReadIn
  list: readonly (ConsentText | OwnConsent)[]
}

const isMissing = (text: ConsentText | OwnConsent) => text.is_needed && (!('state' in text) || text.state !== 'GIVEN')

/** The sentences that the family has yet to agree to, and which are ticked. None is ticked in advance, and ticks are not stored. */
export function useConsentTicks() {
  const language = useLanguage()
  const [chosen, setChosen] = useState<ReadIn | null>(null)
  const { data, isError, refetch } = useQuery(consentsQuery(language, chosen), queryClient)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [refusedAt, setRefusedAt] = useState<string | null>(null)
  const texts = data?.list.filter(isMissing) ?? null
  return {
    texts,
    languages: data?.languages ?? [],
    readIn: chosen ?? data?.read_in ?? language,
    /** A tick is for the words that were read, so another language begins without one. */
    read: (one: ReadIn) => {
      setChosen(one)
      setTicked([])
    },
    isError,
    /** The first text that was not ticked at the last attempt. */
    refusedAt,
    retry: () => void refetch(),
    isTicked: (text: string) => ticked.includes(text),
    tick: (text: string, isOn: boolean) => {
      setRefusedAt(null)
      setTicked(now => (isOn ? [...now, text] : now.filter(one => one !== text)))
    },
    /** The texts agreed to, in the versions and the language that were shown. If one is missing, returns null and asks for its tick. */
    given: () => {
      if (!texts) return null
      const empty = texts.find(({ text }) => !ticked.includes(text))
      setRefusedAt(empty?.text ?? null)
      return empty ? null : texts.map(({ text, version, language: read }) => ({ text, version, language: read }))
    },
  }
}
export type ConsentTicks = ReturnType<typeof useConsentTicks>
