import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { keys, write } from '#web/api/storage.ts'
import { brokenForm, type Errors, type FormState, onNewer, withChange } from '#web/profile-form/form-state.ts'
import {
  differingPaths,
  type ProfileForm,
  propertiesPath,
  untouchedForms,
  withShownForms,
} from '#web/profile-form/profile-form.ts'
import { errorsInForm, formOf, sentOf } from '#web/profile-form/wire.ts'
import type { ShownForms } from '#web/second-script/second-forms.ts'
import { meQuery } from '#web/session/queries.ts'
import { tellFailure } from '#web/session/session.ts'
import { useLanguage } from '#web/ui/language.ts'
import { secondScriptQuery } from '../second-script/second-script-query.ts'
import { clearProfileDraft, readProfileDraft, saveProfileDraft } from './draft.ts'

function openingState(member: CurrentMember): FormState & { restored: boolean } {
  const base = formOf(member)
  const draft = readProfileDraft(member.uuid, base)
  const form = { ...base, ...draft?.values }
  const typed = differingPaths(form, base)
  // The profile was saved since this was typed, and the value it was to replace is no longer known.
  const isOld = draft !== null && draft.version !== member.version && typed.length > 0
  const elsewhere = isOld ? { takenOver: [], contested: typed, newer: base } : null
  return { base, version: member.version, form, errors: {}, elsewhere, restored: typed.length > 0 }
}

type SaveOutcome = { kind: 'saved'; message: string } | { kind: 'wrong'; first: string } | { kind: 'failed' }

/** The state of the whole form: the values, errors and draft of its five sections, and the one save. */
export function useEditForm(member: CurrentMember) {
  const language = useLanguage()
  const client = useQueryClient()
  const [opening] = useState(() => openingState(member))
  const [{ base, version, form, errors, elsewhere }, setState] = useState<FormState>(opening)
  const [restored, setRestored] = useState(opening.restored)
  const secondScript = useQuery(secondScriptQuery)
  const [shown] = useState<ShownForms>(() => new Map())
  const changed = differingPaths(form, base)
  const isChanged = changed.length > 0

  useEffect(() => {
    saveProfileDraft({ member: member.uuid, version }, form, differingPaths(form, base))
  }, [member.uuid, version, form, base])

  const readNewer = async () => {
    await client.invalidateQueries({ queryKey: meQuery.queryKey, refetchType: 'none' })
    return client.fetchQuery({ ...meQuery, staleTime: 0 })
  }
  const takeNewer = (record: CurrentMember, tells: boolean) =>
    setState(now => onNewer(now, formOf(record), record.version, tells))
  const refuse = (paths: Errors): SaveOutcome => {
    setState(now => ({ ...now, errors: paths }))
    return { kind: 'wrong', first: Object.keys(paths)[0] ?? '' }
  }

  return {
    form,
    errors,
    shown,
    waiting: secondScript.data?.waiting ?? [],
    isChanged,
    elsewhere,
    restored,
    closeElsewhere: () => setState(now => ({ ...now, elsewhere: null })),
    set: (change: Partial<ProfileForm>) => setState(now => withChange(now, change)),
    discard: () => {
      clearProfileDraft()
      setRestored(false)
      setState(now => ({ ...now, form: now.base, errors: {} }))
    },
    async save(): Promise<SaveOutcome> {
      const confirmed = withShownForms(form, shown)
      const sent = sentOf(confirmed, version, untouchedForms(confirmed, base))
      const wrong = brokenForm(sent, form, member.gender, language)
      if (Object.keys(wrong).length > 0) return refuse(wrong)
      try {
        const { message } = await call('PUT /edit/profile', sent)
        clearProfileDraft()
        write(keys.profileSavedAt, String(Date.now()))
        // The typed values are saved now, so leaving the page need not ask about them.
        setRestored(false)
        setState(now => ({ ...now, base: confirmed, form: confirmed }))
        // The next save from this page starts from the new record, with the ids that the server gave to new rows.
        await readNewer().then(
          record => takeNewer(record, false),
          () => undefined,
        )
        void client.invalidateQueries()
        return { kind: 'saved', message }
      } catch (failure) {
        if (failure instanceof CallFailed && failure.code === 'changed_elsewhere') {
          await readNewer().then(record => takeNewer(record, true), tellFailure)
          return { kind: 'failed' }
        }
        tellFailure(failure)
        const fields = failure instanceof CallFailed ? errorsInForm(failure.fields, form) : {}
        return Object.keys(fields).length > 0 ? refuse(fields) : { kind: 'failed' }
      }
    },
    /** Deletes a saved property at once. Other unsaved changes stay. */
    async removeProperty(uuid: string): Promise<string | null> {
      try {
        const { message } = await call('DELETE /remove-property/:uuid', { uuid })
        setState(now => {
          const without = (rows: ProfileForm) => ({
            ...rows,
            [propertiesPath]: rows[propertiesPath].filter(row => row.uuid !== uuid),
          })
          return { ...now, base: without(now.base), form: without(now.form) }
        })
        takeNewer(await readNewer(), true)
        return message
      } catch (failure) {
        tellFailure(failure)
        return null
      }
    },
    /** Called after a change of the mobile number or e-mail address, which this form does not save. */
    reload: async () => {
      await readNewer().then(record => takeNewer(record, true), tellFailure)
    },
  }
}
