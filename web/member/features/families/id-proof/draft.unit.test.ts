import { describe, expect, it } from 'vitest'
import type { SavedDocument } from '#contract/families/id-proof.ts'
import { draftErrors, draftOf, hasChanges, savedFile } from './draft.ts'

const saved: SavedDocument = {
  uuid: '0198c0de-0000-7000-8000-000000000000',
  type: 'PASSPORT',
  id_number: 'XXXX4567',
  front_image: '/api/document/1/front',
  back_image: null,
  front_file_name: 'front.jpg',
  back_file_name: null,
  status: 'INCOMPLETE',
  reason: null,
  decided_at: null,
}
const file = new File(['x'], 'x.jpg')

describe('a draft', () => {
  it('shows the saved document only under its own type', () => {
    expect(draftOf('PASSPORT', saved).number).toBe('XXXX4567')
    expect(draftOf('AADHAR', saved).number).toBe('')
    expect(savedFile(saved, 'PASSPORT', 'front')?.name).toBe('front.jpg')
    expect(savedFile(saved, 'AADHAR', 'front')).toBeNull()
  })

  it('says what is missing', () => {
    expect(draftErrors(draftOf(null, null), null, 'en')).toEqual({ type: 'Please select document' })
    expect(draftErrors(draftOf('AADHAR', null), null, 'en')).toEqual({
      number: 'Please enter ID number',
      front: 'Please upload front image.',
      back: 'Please upload back image.',
      declaration: 'Please accept the declaration before submit.',
    })
    expect(draftErrors({ ...draftOf('PASSPORT', saved), isDeclared: true }, saved, 'en')).toEqual({
      back: 'Please upload back image.',
    })
    const pan = { ...draftOf('PANCARD', null), number: 'ABCDE1234F', picked: { front: file }, isDeclared: true }
    expect(draftErrors(pan, null, 'en')).toEqual({})
    expect(Object.keys(draftErrors({ ...pan, number: 'ABC' }, null, 'mr'))).toEqual(['number'])
  })

  it('has nothing to send while the same document waits', () => {
    const waiting: SavedDocument = { ...saved, status: 'WAITING', back_image: '/b', back_file_name: 'b.jpg' }
    const draft = draftOf('PASSPORT', waiting)
    expect(hasChanges(draft, waiting)).toBe(false)
    expect(hasChanges({ ...draft, picked: { back: file } }, waiting)).toBe(true)
    expect(hasChanges({ ...draft, number: '1234' }, waiting)).toBe(true)
    expect(hasChanges(draftOf('AADHAR', waiting), waiting)).toBe(true)
    expect(hasChanges(draftOf('PASSPORT', saved), saved)).toBe(true)
  })
})
