import { propertyForms, relativeForms, secondFormLimit, siblingForms } from '#contract/families/second-script.ts'
import { isProfilePath, profileFields } from '#contract/profile-fields.ts'
import {
  type ProfileForm,
  propertiesPath,
  relativesPath,
  secondPaths,
  siblingsPath,
} from '#web/profile-form/profile-form.ts'

/** The path of a field's second form, which is also that of its error. */
export const secondPathOf = (path: string): string => path.replace(/(\w+)$/, 'second_script.$1')

const lists = { [siblingsPath]: siblingForms, [relativesPath]: relativeForms, [propertiesPath]: propertyForms } as const
const listPaths = [siblingsPath, relativesPath, propertiesPath] as const
const placeOf = (path: string) => {
  const [, list = '', at = '', name = ''] = /^(.*)\.(\d+)\.(\w+)$/.exec(path) ?? []
  return { list, at: Number(at), name }
}

/** The length limit of a second form. */
export function limitAt(path: string): number | undefined {
  if (isProfilePath(path)) {
    const field = profileFields[path]
    return 'max' in field ? secondFormLimit(field) : undefined
  }
  const { list, name } = placeOf(path)
  const known = listPaths.find(one => one === list)
  const field = known && Object.entries(lists[known]).find(([one]) => one === name)?.[1]
  return field && secondFormLimit(field)
}

/** A record with second forms, given by the paths of their fields. An empty one leaves its field without. */
export function withSecondForms(form: ProfileForm, forms: Readonly<Record<string, string>>): ProfileForm {
  const given = Object.entries(forms).filter(([, second]) => second.trim() !== '')
  const ofFields = given.flatMap(([path, second]) => {
    const at = isProfilePath(path) && secondPaths.get(path)
    return at ? [[at, second]] : []
  })
  const ofLists = listPaths.map(list => [
    list,
    form[list].map((row, at) => {
      const own = given.flatMap(([path, second]) => {
        const place = placeOf(path)
        return place.list === list && place.at === at ? [[place.name, second]] : []
      })
      return { ...row, second_script: { ...row.second_script, ...Object.fromEntries(own) } }
    }),
  ])
  return { ...form, ...Object.fromEntries(ofFields), ...Object.fromEntries(ofLists) }
}
