import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { letterWords } from './letter-words.ts'

const operating = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8')

/** Operators refuse an SMS whose words are not the registered ones, so what the manual says to register must be what is sent. */
it.each(['number_doubted', 'engaged_asked', 'profile_recalled'] as const)(
  '%s stands in the manual as it is sent',
  name => {
    for (const language of ['en', 'mr'] as const) {
      const row = operating
        .split('\n')
        .find(line => line.replaceAll(' ', '').startsWith(`|\`${name}\`|\`${language}\`|`))
      expect(row?.split('|')[3]?.trim()).toBe(letterWords[name][language].sms)
    }
  },
)
