import { expect, it } from 'vitest'
import { whatsappNames } from '#domain/telling/messages.ts'
import { languages } from '#domain/words/catalogue.ts'
import { templateText, type WhatsappVariables, whatsappMessage } from './whatsapp-words.ts'

const templates = whatsappNames.flatMap(name => languages.map(language => [name, language] as const))

it.each(templates)('%s in %s is a template that Meta takes', (name, language) => {
  const text = templateText(name, language)
  expect(text).toMatch(language === 'en' ? /^Saptapadi: / : /^सप्तपदी: /)
  expect(text).toMatch(language === 'en' ? /reply STOP\.$/ : /‘थांबवा’ असे उत्तर पाठवा\.$/)
  expect(text.length).toBeLessThan(1024)
  // Numbered in their order, and never two beside each other.
  const numbers = [...text.matchAll(/\{\{(\d)\}\}/g)].map(([, number]) => Number(number))
  expect(numbers).toEqual(numbers.map((_, n) => n + 1))
  expect(text).not.toMatch(/\}\}\s*\{\{/)
})

it('a message fills the variables in the order of its own language', () => {
  const values: Partial<WhatsappVariables> = {
    family: 'Kale (G10024)',
    count: '३',
    link: 'https://family.in/all-notifications',
  }
  const { template, text, whatsapp } = whatsappMessage('interest_sent', 'mr', variable => values[variable] ?? '')
  expect(template).toBe('interest_sent')
  expect(whatsapp).toEqual({ language: 'mr', variables: [values.family, values.link] })
  expect(text).toContain(`${values.family} यांनी`)
})
