import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConsentText, OwnConsent } from '#contract/families/consents.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { call } from '#web/api/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { useLanguage } from '#web/ui/language.ts'

/** The texts in force and, with a session, the member's own answer to each. */
export const consentsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['consents', language],
    queryFn: async ({ signal }): Promise<readonly (ConsentText | OwnConsent)[]> =>
      (await call('GET /consents', {}, { signal })).list,
  })

const isMissing = (text: ConsentText | OwnConsent) => text.is_needed && (!('state' in text) || text.state !== 'GIVEN')

/** The sentences that the family has yet to agree to, and which are ticked. None is ticked in advance, and ticks are not stored. */
export function useConsentTicks() {
  const { data, isError, refetch } = useQuery(consentsQuery(useLanguage()), queryClient)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [refusedAt, setRefusedAt] = useState<string | null>(null)
  const texts = data?.filter(isMissing) ?? null
  return {
    texts,
    isError,
    /** The first text that was not ticked at the last attempt. */
    refusedAt,
    retry: () => void refetch(),
    isTicked: (text: string) => ticked.includes(text),
    tick: (text: string, isOn: boolean) => {
      setRefusedAt(null)
      setTicked(now => (isOn ? [...now, text] : now.filter(one => one !== text)))
    },
    /** The texts agreed to, in the versions that were shown. If one is missing, returns null and asks for its tick. */
    given: () => {
      if (!texts) return null
      const empty = texts.find(({ text }) => !ticked.includes(text))
      setRefusedAt(empty?.text ?? null)
      return empty ? null : texts.map(({ text, version }) => ({ text, version }))
    },
  }
}
export type ConsentTicks = ReturnType<typeof useConsentTicks>
