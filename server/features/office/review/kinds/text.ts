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
  second: SecondScript
}

async function readTexts(trx: Db, memberId: string): Promise<Stored> {
  const row = await trx
    .selectFrom('members')
    .leftJoin('expectations', 'expectations.member_id', 'members.id')
    .where('members.id', '=', memberId)
    .select(['members.occupation', 'members.other_info', 'expectations.other_expectations', 'members.second_script'])
    .executeTakeFirstOrThrow()
  const { second_script: second, other_expectations, ...own } = row
  return { texts: { ...own, other_expectations: other_expectations ?? '' }, second }
}

/** Writes texts with their second forms: `second` is what the member's row has afterwards. */
async function writeTexts(trx: Db, memberId: string, texts: Texts, second: SecondScript, now: Date): Promise<void> {
  const { other_expectations, ...own } = texts
  if (Object.keys(own).length > 0)
    await trx
      .updateTable('members')
      .set({ ...own, second_script: second })
      .where('id', '=', memberId)
      .execute()
  if (other_expectations !== undefined)
    await trx.updateTable('expectations').set({ other_expectations }).where('member_id', '=', memberId).execute()
  const paths = (Object.keys(texts) as RemovableText[]).map(text => pathInForm[text])
  if (paths.length > 0) await recordEdit(trx, memberId, paths, now)
}

export const textItem: KindOfItem = {
  async apply(trx, { item, decision, removed, now }) {
    if (decision !== 'reject') return {}
    const { texts, second } = await readTexts(trx, item.subject_id)
    const emptied = removed.filter(text => texts[text] !== '')
    const isEmptied = ([name]: [string, string]) => emptied.some(text => text === name)
    const forms = Object.entries(second)
    const kept = Object.fromEntries(forms.filter(form => !isEmptied(form)))
    await writeTexts(trx, item.subject_id, Object.fromEntries(emptied.map(text => [text, ''])), kept, now)
    return {
      ...Object.fromEntries(emptied.map(text => [text, texts[text]])),
      second_script: Object.fromEntries(forms.filter(isEmptied)),
    }
  },
  async revert(trx, { subjectId, before, now }) {
    const { texts, second } = await readTexts(trx, subjectId)
    const { second_script: forms, ...removed } = before
    // A text that the family has written meanwhile stays.
    const entries = (Object.entries(removed) as [RemovableText, string][]).filter(([text]) => texts[text] === '')
    const isBack = ([name]: [string, string]) => entries.some(([text]) => text === name)
    const back = Object.fromEntries(Object.entries((forms ?? {}) as SecondScript).filter(isBack))
    await writeTexts(trx, subjectId, Object.fromEntries(entries), { ...second, ...back }, now)
    return true
  },
}
