import type { Db } from '#server/db/open.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { changePair } from '../pair/act.ts'
import { presentPair } from '../pair/present.ts'
import { mayNote } from '../pair/rules.ts'
import { notesADay } from './limits.ts'
import { deleteNote, upsertNote } from './queries.ts'
import { noteMessages } from './words.ts'

export const familyNoteHandlers = ({ db, limits }: { db: Db; limits: Limits }): HandlersOf<'writeNote'> => ({
  async writeNote({ input, viewer, language, now }) {
    const { mark, note } = input
    const aboutId = input.uuid.toLowerCase()
    const { id: memberId, personId, role } = viewer
    const isForFamily = input.for_family === 'Y'
    const isForCandidate = input.for_family === 'CANDIDATE'
    const isEmpty = mark === null && note === ''
    await limits.countOrRefuse(`notes ${personId}`, notesADay)
    const pair = await changePair(db, { viewer, memberId: aboutId, now }, mayNote, async (trx, relation) => {
      const others = relation.notes.filter(one => one.personId !== personId)
      if (isEmpty) {
        await deleteNote(trx, { memberId, aboutId, personId })
        return { relation: { ...relation, notes: others } }
      }
      const own = { personId, role, mark, note, isForFamily, isForCandidate }
      await upsertNote(trx, { memberId, aboutId, note: own, now })
      return { relation: { ...relation, notes: [...others, own] } }
    })
    const t = noteMessages(language)
    return {
      message: isEmpty ? t.deleted : isForFamily ? t.forFamily : isForCandidate ? t.forCandidate : t.forYou,
      relation: presentPair(pair, viewer, now),
    }
  },
})
