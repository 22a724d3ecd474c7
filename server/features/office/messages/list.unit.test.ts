import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { writeToOutbox } from '#server/features/telling/outbox/queries.ts'
import { emailWords } from './list.ts'
import { asTag } from './variables.ts'

const server = join(import.meta.dirname, '..', '..', '..')

it('only `writeToOutbox` writes messages, so that every template is one of the list', () => {
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    path => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  )
  const writers = sources.filter(path =>
    /insertInto\('outbox'\)|insert into outbox/i.test(readFileSync(join(server, path), 'utf8')),
  )
  expect(writers).toEqual([join('features', 'telling', 'outbox', 'queries.ts')])
})

it('a template that is not in the list does not compile', () => {
  type Message = Parameters<typeof writeToOutbox>[2]
  const known: Message['template'] = 'notice'
  // @ts-expect-error No message has this name.
  const unknown: Message['template'] = 'a_message_without_a_row'
  // @ts-expect-error An SMS has the id that was read for it, never one that was typed.
  const typed: Message['template'] = '1107000000000000001'
  expect([known, unknown, typed]).toHaveLength(3)
})

it('a variable is tagged as the register wants it', () => {
  expect([asTag('en')('code'), asTag('mr')('code'), asTag('mr')('count'), asTag('en')('link')]).toEqual([
    '{#numeric#}',
    '{#numeric#}',
    '{#alphanumeric#}',
    '{#url#}',
  ])
})

// Nobody knows which language whoever opens such a letter reads.
it.each([
  'sms_budget',
  'login_sms_budget',
  'guessed_codes',
  'guessed_login_codes',
  'staff_reads',
  'audit_head',
  'trustees_change',
  'export_waits',
  'staff_login',
  'morning',
  'complaint_due',
  'trouble',
  'trouble_over',
] as const)('a letter to staff has both languages in its subject and its text: %s', name => {
  const { subject, text } = emailWords[name]('en', () => '1')
  for (const words of [subject, text]) {
    expect(words).toMatch(/\p{Script=Latin}{4}/u)
    expect(words).toMatch(/\p{Script=Devanagari}{4}/u)
  }
})
