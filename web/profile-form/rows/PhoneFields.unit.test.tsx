import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EditFormContext } from '../edit-form-context.ts'
import { noPhone } from '../profile-form.ts'
import { PhoneFields } from './PhoneFields.tsx'

const nothing = () => undefined
function drawn(row: { uuid: string; type: string }, leftToCandidate: ReadonlySet<string> | null): string {
  const form = { gender: 'F', form: {}, errors: {}, set: nothing, tellFailure: nothing, shown: {}, waiting: [] }
  return renderToStaticMarkup(
    <EditFormContext value={{ ...form, readStars: nothing, leftToCandidate } as never}>
      <PhoneFields at={0} row={{ ...noPhone, ...row }} onChange={nothing} onRemove={nothing} />
    </EditFormContext>,
  )
}
const hers = { uuid: 'hers', type: 'CANDIDATE' }

it('the candidate’s number is read-only to others under the last word, with the reason', () => {
  const html = drawn(hers, new Set(['hers']))
  expect(html).toMatch(/^<fieldset[^>]* disabled/)
  expect(html).toContain('only the candidate changes it')
  expect(drawn(hers, null)).not.toMatch(/^<fieldset[^>]* disabled/)
})

it('nobody else says of a number that it is the candidate’s', () => {
  expect(drawn({ uuid: '', type: '' }, new Set())).not.toContain('value="CANDIDATE"')
  expect(drawn({ uuid: '', type: '' }, null)).toContain('value="CANDIDATE"')
})
