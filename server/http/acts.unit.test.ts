import { expect, it } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import type { addMemberNote, memberNotes } from '#contract/office/member-notes.ts'
import type { Db } from '#server/db/open.ts'
import type { InAct } from './acts.ts'
import type { CallContext } from './handler.ts'

type InActOf<E extends Endpoint> = CallContext<E>['inAct']

/** An act that is done at once and written nowhere. */
const atOnce: InAct = async work => (await work({} as Db)).result as never

it('a handler does the acts that its call declares, and the compiler refuses others', async () => {
  const inAct: InActOf<typeof addMemberNote> = atOnce
  expect(await inAct(async () => ({ act: 'note_added', result: 7 }))).toBe(7)
  // @ts-expect-error: the call declares no such act
  await inAct(async () => ({ act: 'member_edited' }))
  // @ts-expect-error: nor may it be one of several
  await inAct(async () => ({ acts: [{ act: 'note_added' }, { act: 'member_edited' }] }))
  const ofReader: InActOf<typeof memberNotes> = null
  expect(ofReader).toBe(null)
})
