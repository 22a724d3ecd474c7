import { useState } from 'react'
import { familyContacts } from '#contract/families/editable-profile.ts'
import { CallFailed, call } from '#web/api/client.ts'
import { toastOfficeFailure } from '#web/office/queries.ts'
import { brokenForm, type FormState, onNewer, withChange } from '#web/profile-form/form-state.ts'
import {
  differingPaths,
  type FormPath,
  type ProfileForm,
  untouchedForms,
  withShownForms,
} from '#web/profile-form/profile-form.ts'
import { errorsInForm, formOf, sentOf } from '#web/profile-form/wire.ts'
import type { ShownForms } from '#web/second-script/second-forms.ts'
import { useLanguage } from '#web/ui/language.ts'
import type { RevealedContact } from '../queries.ts'
import type { OfficeProfile } from './queries.ts'

const contactPaths: readonly FormPath[] = [
  ...familyContacts.map(name => `family_details.${name}` as const),
  'family_details.second_script.contact_full_name',
]
const contactsIn = (form: ProfileForm): Partial<ProfileForm> =>
  Object.fromEntries(contactPaths.map(path => [path, form[path]]))

type SaveOutcome = { kind: 'saved'; message: string } | { kind: 'wrong'; first: string } | { kind: 'elsewhere' }

/** The office's form of a biodata. The family's contacts are empty until staff reveal them. */
export function useProfileEdit(record: OfficeProfile) {
  const language = useLanguage()
  const [state, setState] = useState<FormState>(() => {
    const base = formOf(record)
    return { base, version: record.version, form: base, errors: {}, elsewhere: null }
  })
  const [hasContacts, setHasContacts] = useState(false)
  const { form, base, version, errors, elsewhere } = state
  const [shown] = useState<ShownForms>(() => new Map())
  const changed = differingPaths(form, base)
  // An unchanged contact is not sent, because a colleague may have changed it meanwhile.
  const sent = () => {
    const confirmed = withShownForms(form, shown)
    const unchanged = contactPaths.filter(path => !changed.includes(path))
    return sentOf(confirmed, version, [...unchanged, ...untouchedForms(confirmed, base)])
  }
  const refuse = (wrong: Readonly<Record<string, string>>): SaveOutcome => {
    setState(now => ({ ...now, errors: wrong }))
    return { kind: 'wrong', first: Object.keys(wrong)[0] ?? '' }
  }
  const takeNewer = async () => {
    const newer = await call('GET /office/members/:uuid/profile', { uuid: record.uuid })
    setState(now => onNewer(now, { ...formOf(newer), ...contactsIn(now.base) }, newer.version, true))
  }
  return {
    form,
    errors,
    shown,
    changed,
    elsewhere,
    hasContacts,
    closeElsewhere: () => setState(now => ({ ...now, elsewhere: null })),
    set: (change: Partial<ProfileForm>) => setState(now => withChange(now, change)),
    showContacts(family: RevealedContact['family']) {
      const contacts = contactsIn(formOf({ ...record, family_details: { ...record.family_details, ...family } }))
      setState(now => ({ ...now, base: { ...now.base, ...contacts }, form: { ...now.form, ...contacts } }))
      setHasContacts(true)
    },
    /** The errors of the form's rules, or null where there are none. */
    check(): SaveOutcome | null {
      const wrong = brokenForm(sent(), form, record.gender, language)
      return Object.keys(wrong).length > 0 ? refuse(wrong) : null
    },
    /** Saves, or throws a failure that belongs to no field of the form. */
    async save(reason: string): Promise<SaveOutcome> {
      try {
        const { message } = await call('PUT /office/members/:uuid/profile', {
          ...sent(),
          uuid: record.uuid,
          version,
          reason,
        })
        // The typed values are stored now, so leaving the page must not ask about unsaved changes.
        setState(now => ({ ...now, base: now.form }))
        return { kind: 'saved', message }
      } catch (failure) {
        if (!(failure instanceof CallFailed)) throw failure
        if (failure.code === 'changed_elsewhere') {
          await takeNewer().catch(toastOfficeFailure)
          return { kind: 'elsewhere' }
        }
        const fields = errorsInForm(failure.fields, form)
        if (Object.keys(fields).length === 0 || 'reason' in fields) throw failure
        return refuse(fields)
      }
    },
  }
}
