import { useState } from 'react'
import { type ReadBiodata, readBiodata } from '#domain/families/biodata-text/read-biodata.ts'
import type { ListOption, OptionListName } from '#web/api/option-lists.ts'
import { useLanguage } from '#web/ui/language.ts'
import type { RegistrationField } from '../sign-up/registration.ts'
import { registerWords } from '../sign-up/words.ts'
import { listsToRead, type Proposal, proposalsOf, type ReadLists } from './proposals.ts'
import { pasteWords } from './words.ts'

export interface ReadSource extends ReadBiodata {
  source: string
  proposals: readonly Proposal[]
}
export type FilledFields = Partial<Record<RegistrationField, string>>
export type LoadList = (list: OptionListName) => Promise<readonly ListOption[]>

/**
 * A pasted biodata: its text, what was read of it, and what somebody said yes to. The text lives in this state alone, and goes
 * with it.
 */
export function usePastedBiodata(loadList: LoadList, initial: string) {
  const language = useLanguage()
  const t = pasteWords(language)
  const [source, setSource] = useState(initial)
  const [fault, setFault] = useState<string | undefined>()
  const [read, setRead] = useState<ReadSource | null>(null)
  const [taken, setTaken] = useState<readonly Proposal[]>([])

  return {
    source,
    fault,
    read,
    setSource: (text: string) => {
      setSource(text)
      setFault(undefined)
    },
    setFault,
    /** Reads the text. The lists are needed to know the ids of places. */
    readSource: async (text: string) => {
      const answer = readBiodata(text)
      if (typeof answer === 'string') return setFault(t[answer])
      const lists = await Promise.all(listsToRead.map(async list => [list, await loadList(list)] as const)).catch(
        () => null,
      )
      if (!lists) return setFault(registerWords(language).listFailed)
      const proposals = proposalsOf(answer.readings, Object.fromEntries(lists) as ReadLists, language)
      if (proposals.length === 0) return setFault(t.nothing)
      setRead({ ...answer, source: text, proposals })
      setTaken(proposals.filter(({ isSure }) => isSure))
    },
    back: () => setRead(null),
    isTaken: (proposal: Proposal) => taken.includes(proposal),
    /** A field has one value: to take another number leaves the first. */
    take: (proposal: Proposal, isTaken: boolean) =>
      setTaken(now => [...now.filter(one => one.field !== proposal.field), ...(isTaken ? [proposal] : [])]),
    filled: (): FilledFields => Object.fromEntries(taken.map(({ field, value }) => [field, value])),
  }
}
