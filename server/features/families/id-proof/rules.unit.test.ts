import { expect, it } from 'vitest'
import type { DocumentSide } from '#domain/families/id-proof.ts'
import { isErasedAtDecision, mayBeDecided, type StoredDocument, statusOf } from './rules.ts'

const both: DocumentSide[] = ['front', 'back']
const passport: StoredDocument = { type: 'PASSPORT', status: 'waiting', withdrawn_at: null }
const day = new Date('2026-01-15')

it.each<[StoredDocument, DocumentSide[], string]>([
  [passport, [], 'INCOMPLETE'],
  [passport, ['front'], 'INCOMPLETE'],
  [passport, both, 'WAITING'],
  [{ ...passport, type: 'PANCARD' }, ['front'], 'WAITING'],
  [{ ...passport, type: 'PANCARD' }, ['back'], 'INCOMPLETE'],
  [{ ...passport, withdrawn_at: day }, [], 'WITHDRAWN'],
  [{ ...passport, withdrawn_at: day }, ['back'], 'INCOMPLETE'],
  [{ ...passport, withdrawn_at: day }, both, 'WAITING'],
  [{ ...passport, status: 'approved' }, [], 'APPROVED'],
  [{ ...passport, status: 'rejected' }, both, 'REJECTED'],
])('%j with %j is %s', (document, sides, status) => {
  expect(statusOf(document, sides)).toBe(status)
  expect(mayBeDecided(document, sides)).toBe(status === 'WAITING')
})

it('only an Aadhaar copy goes at the decision', () => {
  expect([isErasedAtDecision('AADHAR'), isErasedAtDecision('PASSPORT')]).toEqual([true, false])
})
