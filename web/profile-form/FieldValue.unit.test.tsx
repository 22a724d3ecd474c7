import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FieldValue } from './FieldValue.tsx'
import { type ProfileForm, propertiesPath, relativesPath } from './profile-form.ts'

const form = {
  [relativesPath]: [
    { surname: 'Shinde, Patil', goan: 'Wai' },
    { surname: 'Jadhav', goan: '' },
  ],
  [propertiesPath]: [
    { uuid: '1', details: 'House, two floors', place: 'Satara' },
    { uuid: '2', details: 'Land', place: '' },
  ],
} as unknown as ProfileForm
const shown = (path: typeof propertiesPath | typeof relativesPath) =>
  renderToStaticMarkup(<FieldValue path={path} form={form} />)

it('names the place of each property, and keeps apart what holds commas itself', () => {
  expect(shown(propertiesPath)).toBe('House, two floors - Satara · Land')
  expect(shown(relativesPath)).toBe('Shinde, Patil - Wai · Jadhav')
})
