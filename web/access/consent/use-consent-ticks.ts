import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConsentText, OwnConsent } from '#contract/families/consents.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { call } from '#web/api/client.ts'
import { queryClient } from '#web/session/queries.ts'
import { useLanguage } from '#web/ui/language.ts'

/** The texts in force, and one's own word about each where there is a session. */
export const consentsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['consents', language],
    queryFn: async ({ signal }): Promise<readonly (ConsentText | OwnConsent)[]> =>
      (await call('GET /consents', {}, { signal })).list,
  })

const isMissing = (text: ConsentText | OwnConsent) => text.is_needed && (!('state' in text) || text.state !== 'GIVEN')

/** The sentences that are still to be agreed to, and which of them are ticked. Nothing is ticked beforehand, nor kept. */
export function useConsentTicks() {
  const { data, isError, refetch } = useQuery(consentsQuery(useLanguage()), queryClient)
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [refusedAt, setRefusedAt] = useState<string | null>(null)
  const texts = data?.filter(isMissing) ?? null
  return {
    texts,
    isError,
    /** The first text that was not ticked when it was asked for. */
    refusedAt,
    retry: () => void refetch(),
    isTicked: (text: string) => ticked.includes(text),
    tick: (text: string, isOn: boolean) => {
      setRefusedAt(null)
      setTicked(now => (isOn ? [...now, text] : now.filter(one => one !== text)))
    },
    /** What was agreed to, in the versions that were read. Null, and a request to tick, where something is missing. */
    given: () => {
      if (!texts) return null
      const empty = texts.find(({ text }) => !ticked.includes(text))
      setRefusedAt(empty?.text ?? null)
      return empty ? null : texts.map(({ text, version }) => ({ text, version }))
    },
  }
}
export type ConsentTicks = ReturnType<typeof useConsentTicks>
