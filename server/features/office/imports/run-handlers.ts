import type { StaffActName } from '#domain/office/audit.ts'
import { type ImportState, importMoves } from '#domain/office/imports.ts'
import type { ActValues, InAct } from '#server/http/acts.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import { lockImport } from './queries.ts'
import { importMessages, importSentences } from './words.ts'

type RunCalls = 'runImport' | 'stopImport' | 'undoImport' | 'inviteImported'

/** The buttons of an import. Each only changes its state: the job does the work in portions. */
export function importRunHandlers(): HandlersOf<RunCalls> {
  /** Moves an import to its next state if its present one allows that, and records who did. */
  async function move<A extends StaffActName>(
    uuid: string,
    inAct: InAct<A>,
    { move: name, to, act }: { move: keyof typeof importMoves; to: ImportState | null; act: A },
    more: { set?: { invites_per_day?: number; photos_due?: boolean }; after?: ActValues } = {},
  ): Promise<void> {
    await inAct(async trx => {
      const locked = await lockImport(trx, uuid)
      if (!locked) throw new Refusal('not_found')
      if (!importMoves[name].includes(locked.state)) throw new Refusal('conflict', { sentence: importSentences.notNow })
      await trx
        .updateTable('imports')
        .set({ ...(to && { state: to }), ...more.set })
        .where('id', '=', uuid)
        .execute()
      return { act, after: { file: locked.file_name, rows: locked.rows, ...more.after } }
    })
  }

  return {
    async runImport({ input: { uuid }, language, inAct }) {
      await move(uuid, inAct, { move: 'run', to: 'running', act: 'import_run' })
      return { message: importMessages(language).running }
    },

    async stopImport({ input: { uuid }, language, inAct }) {
      const more = { set: { photos_due: true } }
      await move(uuid, inAct, { move: 'stop', to: 'stopped', act: 'import_stopped' }, more)
      return { message: importMessages(language).stopped }
    },

    async undoImport({ input: { uuid }, language, inAct }) {
      // Families whose records are undone are no longer invited.
      const more = { set: { invites_per_day: 0, photos_due: false } }
      await move(uuid, inAct, { move: 'undo', to: 'undoing', act: 'import_undone' }, more)
      return { message: importMessages(language).undoing }
    },

    async inviteImported({ input: { uuid, per_day }, language, inAct }) {
      const more = { set: { invites_per_day: per_day }, after: { per_day } }
      await move(uuid, inAct, { move: 'invite', to: null, act: 'import_invited' }, more)
      const t = importMessages(language)
      return { message: per_day === 0 ? t.invitesStopped : t.inviting(per_day) }
    },
  }
}
