import type { RemovableText } from '#domain/office/review.ts'
import type { Db } from '#server/db/open.ts'
import { recordEdit } from '#server/features/families/my-profile/versions.ts'
import type { KindOfItem } from './kind.ts'

/** The path of each text in the edit form. An open form learns by it that the text was changed elsewhere. */
const pathInForm: Record<RemovableText, string> = {
  occupation: 'occupation_details',
  other_info: 'other_info',
  other_expectations: 'expectation.occupation_other_expectations',
}

type Texts = Partial<Record<RemovableText, string>>

async function readTexts(trx: Db, memberId: string): Promise<Record<RemovableText, string>> {
  const row = await trx
    .selectFrom('members')
    .leftJoin('expectations', 'expectations.member_id', 'members.id')
    .where('members.id', '=', memberId)
    .select(['members.occupation', 'members.other_info', 'expectations.other_expectations'])
    .executeTakeFirstOrThrow()
  return { ...row, other_expectations: row.other_expectations ?? '' }
}

async function writeTexts(trx: Db, memberId: string, texts: Texts, now: Date): Promise<void> {
  const { other_expectations, ...own } = texts
  if (Object.keys(own).length > 0) await trx.updateTable('members').set(own).where('id', '=', memberId).execute()
  if (other_expectations !== undefined)
    await trx.updateTable('expectations').set({ other_expectations }).where('member_id', '=', memberId).execute()
  const paths = (Object.keys(texts) as RemovableText[]).map(text => pathInForm[text])
  if (paths.length > 0) await recordEdit(trx, memberId, paths, now)
}

export const textItem: KindOfItem = {
  async apply(trx, { item, decision, removed, now }) {
    if (decision !== 'reject') return {}
    const texts = await readTexts(trx, item.subject_id)
    const emptied = removed.filter(text => texts[text] !== '')
    await writeTexts(trx, item.subject_id, Object.fromEntries(emptied.map(text => [text, ''])), now)
    return Object.fromEntries(emptied.map(text => [text, texts[text]]))
  },
  async revert(trx, { subjectId, before, now }) {
    const texts = await readTexts(trx, subjectId)
    // A text that the family has written meanwhile stays.
    const entries = (Object.entries(before) as [RemovableText, string][]).filter(([text]) => texts[text] === '')
    await writeTexts(trx, subjectId, Object.fromEntries(entries), now)
    return true
  },
}
