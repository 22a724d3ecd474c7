import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConsentText, OwnConsent } from '#contract/consents.ts'
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
  const [isRefused, setIsRefused] = useState(false)
  const texts = data?.filter(isMissing) ?? null
  return {
    texts,
    isError,
    isRefused,
    retry: () => void refetch(),
    isTicked: (text: string) => ticked.includes(text),
    tick: (text: string, isOn: boolean) => {
      setIsRefused(false)
      setTicked(now => (isOn ? [...now, text] : now.filter(one => one !== text)))
    },
    /** What was agreed to, in the versions that were read. Null, and a request to tick, where something is missing. */
    given: () => {
      if (texts?.every(({ text }) => ticked.includes(text)))
        return texts.map(({ text, version }) => ({ text, version }))
      setIsRefused(true)
      return null
    },
  }
}
export type ConsentTicks = ReturnType<typeof useConsentTicks>
