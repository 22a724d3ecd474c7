import { useState } from 'react'
import type { Candidate } from '#domain/families/biodata-text/candidates.ts'
import { type ReadBiodata, readBiodata } from '#domain/families/biodata-text/read-biodata.ts'
import type { Reading } from '#domain/families/biodata-text/reading.ts'
import { useLanguage } from '#web/ui/language.ts'
import type { RegistrationField } from '../sign-up/registration.ts'
import { registerWords } from '../sign-up/words.ts'
import type { Fact } from './kept-facts.ts'
import type { PasteTarget, Proposal } from './proposal.ts'
import { pasteWords } from './words.ts'

export interface ReadSource extends Pick<ReadBiodata, 'readings' | 'left'> {
  /** Empty where the text is no longer there. */
  source: string
  proposals: readonly Proposal[]
  later: ReturnType<PasteTarget['later']>
}
/** What was said yes to, under the fields of a registration. */
export type FilledFields = Partial<Record<RegistrationField, string>>

/**
 * A pasted biodata: its text, what was read of it, and what somebody said yes to. The text lives in this state alone, and goes
 * with it.
 */
export function usePastedBiodata(target: PasteTarget, initial: string) {
  const language = useLanguage()
  const t = pasteWords(language)
  const [source, setSource] = useState(initial)
  const [fault, setFault] = useState<string | undefined>()
  const [candidates, setCandidates] = useState<readonly Candidate[]>([])
  const [read, setRead] = useState<ReadSource | null>(null)
  const [taken, setTaken] = useState<readonly Proposal[]>([])

  /** Shows what a form can take of these. The lists are needed to know the ids of places. */
  const review = async (answer: Pick<ReadBiodata, 'readings' | 'left'>, text: string) => {
    const proposed = await target.propose(answer.readings, language).catch(() => null)
    if (!proposed) return setFault(registerWords(language).listFailed)
    const { proposals, known } = proposed
    const later = target.later(answer.readings, language)
    if (proposals.length === 0 && (text !== '' || later.length === 0)) return setFault(t[target.nothing])
    const unused = unusedOf(answer.readings, proposals, later).filter(reading => !known.includes(reading))
    const left = [...answer.left, ...(text === '' ? [] : unused)].sort((one, other) => one.start - other.start)
    setRead({ readings: answer.readings, left, source: text, proposals, later })
    setTaken(proposals.filter(({ isSure }) => isSure))
  }

  return {
    source,
    fault,
    candidates,
    read,
    setSource: (text: string) => {
      setSource(text)
      setFault(undefined)
    },
    setFault,
    /** Reads the text, or asks whom of several it is to be read of. */
    readSource: async (text: string) => {
      const answer = readBiodata(text)
      if (typeof answer === 'string') return setFault(t[answer])
      setCandidates(answer.candidates)
      if (answer.candidates.length === 0) await review(answer, text)
    },
    /** Reads it of one of them. What is shown is the whole text, in which everything keeps its place. */
    readOf: async ({ text }: Candidate, whole: string) => {
      const answer = readBiodata(text)
      if (typeof answer !== 'string') await review(answer, whole)
    },
    /** What was read and kept before. */
    readFacts: (facts: readonly Fact[]) =>
      review({ readings: facts.map(fact => ({ ...fact, start: 0, end: 0 })), left: [] }, ''),
    back: () => (read ? setRead(null) : setCandidates([])),
    isTaken: (proposal: Proposal) => taken.includes(proposal),
    /** A field has one value: to take another number leaves the first. */
    take: (proposal: Proposal, isTaken: boolean) =>
      setTaken(now => [...now.filter(one => one.field !== proposal.field), ...(isTaken ? [proposal] : [])]),
    filled: (): Readonly<Record<string, string>> =>
      Object.assign({}, ...taken.map(({ field, value, also }) => ({ ...also, [field]: value }))),
  }
}

/** What was read and has no place in this form, such as a taluka that no list has. It is listed like what was not understood. */
function unusedOf(readings: readonly Reading[], proposals: readonly Proposal[], later: ReadSource['later']): Reading[] {
  const fields = readings.map(({ field }) => field)
  return readings.filter(reading => {
    const isProposed = proposals.some(({ start, end }) => start < reading.end && end > reading.start)
    // The taluka says in which district it lies.
    const isSaid = reading.field === 'residenceDistrict' && fields.includes('residenceTaluka')
    return !isProposed && !isSaid && !later.some(one => one.reading === reading)
  })
}
