import { expect, it } from 'vitest'
import type { NotificationRow } from '#server/features/telling/notifications/queries.ts'
import { familyOf, noticeSms } from './digest.ts'

const row: NotificationRow = {
  id: '1',
  type: 'interest_sent',
  from_id: '2',
  source_id: '3',
  created_at: '2026-01-01T00:00:00Z',
  read_at: null,
  opened_at: null,
  first_name: 'Amit',
  last_name: 'Kale',
  second_script: { last_name: 'काळे' },
  viewed_at: null,
  registration_no: 'G10001',
  interest_status: 'pending',
}

it('a notice names its family in the script of its language', () => {
  expect(familyOf('en', row)).toBe('Kale (G10001)')
  expect(familyOf('mr', row)).toBe('काळे (G10001)')
  expect(familyOf('mr', undefined)).toBe('')
  expect(noticeSms([row], { language: 'mr', child: null })[0]?.text).toContain('काळे (G10001)')
})
