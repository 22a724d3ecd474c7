import { useEffect, useState } from 'react'
import type { Language } from '#domain/words/catalogue.ts'
import { call, currentLanguage } from '#web/api/client.ts'
import type { Choice } from '#web/ui/matching.ts'

export interface PlaceChoice extends Choice {
  /** Of a taluka: the district it lies in. */
  district?: string
}

const named = ({ uuid, name }: { uuid: string; name: string }): PlaceChoice => ({ value: uuid, label: name })
const place = (one: { uuid: string; name: string; also: string[] }): PlaceChoice => ({ ...named(one), also: one.also })

const lists = {
  maritalStatus: async () => (await call('GET /master-data/list', { type: 'MARITAL_STATUS' })).list.map(named),
  educationGroup: async () => (await call('GET /master-data/list', { type: 'EDUCATION_GROUP' })).list.map(named),
  workLocation: async () => (await call('GET /work-location/list', {})).map(place),
  district: async () => (await call('GET /district/list', {})).map(place),
  taluka: async () =>
    (await call('GET /taluka/list', {})).map(one => ({
      ...place(one),
      district: one.district_uuid,
      detail: one.district,
    })),
} satisfies Record<string, () => Promise<PlaceChoice[]>>
export type ListName = keyof typeof lists

const asked = new Map<string, Promise<readonly PlaceChoice[]>>()

/** Asked for once a page and language; a list that failed is asked for again. */
function ask(name: ListName, language: Language): Promise<readonly PlaceChoice[]> {
  const key = `${language} ${name}`
  const waiting = asked.get(key) ?? lists[name]()
  asked.set(key, waiting)
  waiting.catch(() => asked.delete(key))
  return waiting
}

/** All at once when a form opens, so that no step waits for its list. */
export function prepareLists(): void {
  for (const name of Object.keys(lists) as ListName[]) ask(name, currentLanguage()).catch(() => undefined)
}

export interface ListOnItsWay {
  /** Null until it has come. */
  choices: readonly PlaceChoice[] | null
  failed: boolean
  retry: () => void
}

export function useList(name: ListName): ListOnItsWay {
  const [choices, setChoices] = useState<readonly PlaceChoice[] | null>(null)
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another asking
  useEffect(() => {
    let gone = false
    ask(name, currentLanguage()).then(
      list => gone || setChoices(list),
      () => gone || setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [name, tries])
  const retry = () => {
    setFailed(false)
    setTries(tries + 1)
  }
  return { choices, failed, retry }
}
