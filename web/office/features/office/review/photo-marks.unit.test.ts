import { expect, it } from 'vitest'
import { decisionsOfGrid, leave } from './photo-marks.ts'

const list = ['a', 'b', 'c', 'd'].map(uuid => ({ uuid, version: 1, copies: [] }))

it('approves what was seen, rejects what was marked, and leaves the rest', () => {
  const seen = new Set(['a 1', 'b 1', 'd 1'])
  expect(decisionsOfGrid(list, seen, { b: 'More than one person is in it', d: leave })).toEqual([
    { uuid: 'a', version: 1, decision: 'approve' },
    { uuid: 'b', version: 1, decision: 'reject', told: 'More than one person is in it' },
  ])
})
it('decides nothing about a photo that was not drawn, or that changed since', () => {
  expect(decisionsOfGrid(list, new Set(['a 2']), { c: 'It holds a number or an address' })).toEqual([])
})

it('leaves a photo that looks like another family’s until somebody chose for it', () => {
  const member = { uuid: 'm', registration_no: 'B1', name: 'Asha Kale', status: 'active' as const }
  const copied = [{ uuid: 'a', version: 1, copies: [{ photo: '/p', added_at: '2026-01-01T00:00:00Z', member }] }]
  const seen = new Set(['a 1'])
  expect(decisionsOfGrid(copied, seen, {})).toEqual([])
  expect(decisionsOfGrid(copied, seen, { a: '' })).toEqual([{ uuid: 'a', version: 1, decision: 'approve' }])
})
