import { expect, test } from 'vitest'
import { listenerSms, listenerSmsFor } from './listener-words.ts'

test.each([
  [['interest_sent', 'interest_reminded'], 'listener_interest'],
  [['interest_accepted'], 'listener_accepted'],
  [['contact_viewed', 'contact_viewed'], 'listener_viewed'],
  // One message for two kinds names neither.
  [['contact_viewed', 'interest_sent'], 'listener_notice'],
  [['membership_ending'], 'listener_notice'],
] as const)('somebody who only hears of %s reads %s', (types, name) => {
  expect(listenerSmsFor(types)).toBe(name)
})

test('each of these messages names the child, says what happened in words of its own, and holds no link', () => {
  for (const language of ['en', 'mr'] as const) {
    const texts = Object.values(listenerSms(language)).map(text => text('Sejal'))
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) {
      expect(text).toContain('Sejal')
      expect(text).not.toMatch(/https?:|www\.|\.(?:in|com)\b/)
    }
  }
})
