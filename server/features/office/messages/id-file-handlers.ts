import { siteNames } from '#server/features/shared/site-content/facts.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { idsInFile, wrongLine } from './id-file.ts'
import { idOf, isTakenId, lockIds, writeId } from './queries.ts'
import { messagesMessages } from './words.ts'

/** Thirty wordings in two languages are registered in one sheet, so their ids come back in one. */
export function idFileHandlers({ site }: { site: ReadSite }): HandlersOf<'importSmsIds'> {
  return {
    async importSmsIds({ input: { text }, staff, language: spoken, now, inAct }) {
      const ids = idsInFile(text)
      const names = siteNames(await site())
      const count = await inAct(async trx => {
        await lockIds(trx)
        const acts = []
        for (const { line, dltId, ...wording } of ids) {
          const before = await idOf(trx, wording)
          if (before?.dlt_id === dltId) continue
          if (await isTakenId(trx, wording, dltId)) throw wrongLine(line, 'taken')
          const siteName = names[wording.language]
          const version = (before?.version ?? 0) + 1
          await writeId(trx, wording, { dltId, siteName, version, staffId: staff.id, now })
          acts.push({
            act: 'sms_id_changed' as const,
            before: { dlt_id: before?.dlt_id ?? null },
            after: { message: wording.name, language: wording.language, dlt_id: dltId },
          })
        }
        return { acts, result: acts.length }
      })
      return { message: messagesMessages(spoken).stored(count) }
    },
  }
}
