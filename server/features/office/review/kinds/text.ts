import type { RemovableText } from '#domain/office/review.ts'
import type { Db } from '#server/db/open.ts'
import type { SecondScript } from '#server/db/schema.ts'
import { recordEdit } from '#server/features/families/my-profile/versions.ts'
import type { KindOfItem } from './kind.ts'

/** The path of each text in the edit form. An open form learns by it that the text was changed elsewhere. */
const pathInForm: Record<RemovableText, string> = {
  occupation: 'occupation_details',
  other_info: 'other_info',
  other_expectations: 'expectation.occupation_other_expectations',
}

type Texts = Partial<Record<RemovableText, string>>
interface Stored {
  texts: Record<RemovableText, string>
  second: Forms
}
/** The second forms, as the member's row and that of its expectations have them. */
interface Forms {
  own: SecondScript
  hoped: SecondScript
}
const only = (forms: SecondScript, isKept: (name: string) => boolean): SecondScript =>
  Object.fromEntries(Object.entries(forms).filter(([name]) => isKept(name)))

async function readTexts(trx: Db, memberId: string): Promise<Stored> {
  const row = await trx
    .selectFrom('members')
    .leftJoin('expectations', 'expectations.member_id', 'members.id')
    .where('members.id', '=', memberId)
    .select(['members.occupation', 'members.other_info', 'expectations.other_expectations'])
    .select(['members.second_script as own', 'expectations.second_script as hoped'])
    .executeTakeFirstOrThrow()
  const { own, hoped, other_expectations, ...texts } = row
  return {
    texts: { ...texts, other_expectations: other_expectations ?? '' },
    second: { own, hoped: hoped ?? {} },
  }
}

/** Writes texts with their second forms: `second` is what the two rows have afterwards. */
async function writeTexts(trx: Db, memberId: string, texts: Texts, second: Forms, now: Date): Promise<void> {
  const { other_expectations, ...own } = texts
  if (Object.keys(own).length > 0)
    await trx
      .updateTable('members')
      .set({ ...own, second_script: second.own })
      .where('id', '=', memberId)
      .execute()
  if (other_expectations !== undefined)
    await trx
      .updateTable('expectations')
      .set({ other_expectations, second_script: second.hoped })
      .where('member_id', '=', memberId)
      .execute()
  const paths = (Object.keys(texts) as RemovableText[]).map(text => pathInForm[text])
  if (paths.length > 0) await recordEdit(trx, memberId, paths, now)
}

export const textItem: KindOfItem = {
  async apply(trx, { item, decision, removed, now }) {
    if (decision !== 'reject') return {}
    const { texts, second } = await readTexts(trx, item.subject_id)
    const emptied = removed.filter(text => texts[text] !== '')
    const isEmptied = (name: string) => emptied.some(text => text === name)
    const isKept = (name: string) => !isEmptied(name)
    const kept = { own: only(second.own, isKept), hoped: only(second.hoped, isKept) }
    await writeTexts(trx, item.subject_id, Object.fromEntries(emptied.map(text => [text, ''])), kept, now)
    return {
      ...Object.fromEntries(emptied.map(text => [text, texts[text]])),
      second_script: only({ ...second.own, ...second.hoped }, isEmptied),
    }
  },
  async revert(trx, { subjectId, before, now }) {
    const { texts, second } = await readTexts(trx, subjectId)
    const { second_script: forms, ...removed } = before
    // A text that the family has written meanwhile stays.
    const entries = (Object.entries(removed) as [RemovableText, string][]).filter(([text]) => texts[text] === '')
    const back = only((forms ?? {}) as SecondScript, name => entries.some(([text]) => text === name))
    const isHoped = (name: string) => name === 'other_expectations'
    const together = {
      own: { ...second.own, ...only(back, name => !isHoped(name)) },
      hoped: { ...second.hoped, ...only(back, isHoped) },
    }
    await writeTexts(trx, subjectId, Object.fromEntries(entries), together, now)
    return true
  },
}
