import { isProfilePath, profileFields } from '#contract/profile-fields.ts'

/** Shown with an asterisk, though they are changed elsewhere or not at all. */
const shownAsRequired = ['gender', 'mobile', 'email']

/** Within a row, what the row cannot be without. */
const requiredInRows = /\.(type|phone)$/

export const isRequired = (path: string): boolean =>
  isProfilePath(path)
    ? profileFields[path].required === 'always'
    : shownAsRequired.includes(path) || requiredInRows.test(path)
