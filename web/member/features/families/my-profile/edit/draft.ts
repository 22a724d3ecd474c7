import { keys, read, readOfTab, remove, removeOfTab, tabKeys, write, writeOfTab } from '#web/api/storage.ts'
import { type FormPath, formPaths, type ProfileForm, phonesPath } from '#web/profile-form/profile-form.ts'
import { pathsOf, type SectionName, sectionNames } from '#web/profile-form/sections.ts'

/**
 * Stores what a family typed and has not saved, section by section, so that closing the tab does not lose it. The draft
 * ends with the session. Relatives' phone numbers are stored in session storage alone and never outlive the tab.
 */

const draftLifetimeMs = 24 * 60 * 60 * 1000

type Values = Partial<ProfileForm>
interface StoredDraft {
  member: string
  at: number
  /** The version of the record that the draft is based on. */
  version: number
  sections: Partial<Record<SectionName, Values>>
}

interface ProfileDraft {
  version: number
  values: Values
}

const chosen = (form: ProfileForm, paths: readonly FormPath[]): Values =>
  Object.fromEntries(paths.map(path => [path, form[path]]))

export function saveProfileDraft(
  { member, version }: { member: string; version: number },
  form: ProfileForm,
  changed: readonly FormPath[],
): void {
  // A page may be drawn once more after its session has ended, and must store nothing then.
  if (changed.length === 0 || read(keys.accessToken) === null) {
    clearProfileDraft()
    return
  }
  const sections: StoredDraft['sections'] = {}
  for (const name of sectionNames) {
    const paths = changed.filter(path => path !== phonesPath && pathsOf[name].includes(path))
    if (paths.length > 0) sections[name] = chosen(form, paths)
  }
  const draft: StoredDraft = { member, at: Date.now(), version, sections }
  write(keys.profileDraft, JSON.stringify(draft))
  if (changed.includes(phonesPath))
    writeOfTab(tabKeys.profilePhones, JSON.stringify({ ...draft, sections: { family: chosen(form, [phonesPath]) } }))
  else removeOfTab(tabKeys.profilePhones)
}

export function clearProfileDraft(): void {
  remove(keys.profileDraft)
  removeOfTab(tabKeys.profilePhones)
}

/** The stored draft, or null where there is none, or it is too old, another member's or unreadable. */
function stored(text: string | null, member: string): StoredDraft | null {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<StoredDraft> | null
    if (draft?.member !== member || typeof draft.version !== 'number' || typeof draft.sections !== 'object') return null
    return Math.abs(Date.now() - Number(draft.at)) < draftLifetimeMs ? (draft as StoredDraft) : null
  } catch {
    return null
  }
}

/** Whether a stored value is a row of this list. One of an earlier version of the page has no second forms, and is dropped. */
const isRow = (path: FormPath, row: unknown): boolean =>
  typeof row === 'object' && row !== null && (path === phonesPath || 'second_script' in row)

/** Whether a stored value has the type of the field's present value. The storage may hold anything. */
function fits(path: FormPath, value: unknown, form: ProfileForm): boolean {
  const now = form[path]
  if (typeof now === 'string') return typeof value === 'string'
  return Array.isArray(value) && value.every(one => typeof one === 'string' || isRow(path, one))
}

export function readProfileDraft(member: string, form: ProfileForm): ProfileDraft | null {
  const lasting = stored(read(keys.profileDraft), member)
  const ofTab = stored(readOfTab(tabKeys.profilePhones), member)
  if (!lasting) return null
  const values = Object.assign(
    {},
    ...Object.values(lasting.sections),
    ...Object.values(ofTab?.sections ?? {}),
  ) as Values
  const restorable = formPaths.filter(path => path in values && fits(path, values[path], form))
  return { version: lasting.version, values: Object.fromEntries(restorable.map(path => [path, values[path]])) }
}
