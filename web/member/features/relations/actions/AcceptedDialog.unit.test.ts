import { expect, it } from 'vitest'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { namesSideBySide } from './AcceptedDialog.tsx'

const named = (first_name: string, last_name: string, mr?: [string, string]) => ({
  first_name,
  last_name,
  ...(mr && { second_script: { mr: { first_name: mr[0], last_name: mr[1] } } }),
})

it('two names side by side are written in one script', () => {
  const aniket = named('Aniket', 'Patil', ['अनिकेत', 'पाटील'])
  const [tejashree, kept] = [named('तेजश्री', 'धोटे'), named('Tejashree', 'Dhote')]
  expect(namesSideBySide(aniket, tejashree, 'mr')).toEqual(['अनिकेत पाटील', 'तेजश्री धोटे'])
  // Lists come in the reader's script already, the own record as it was typed.
  expect(namesSideBySide(kept, inLanguage(aniket, 'mr'), 'mr')).toEqual(['Tejashree Dhote', 'Aniket Patil'])
  // Whoever has no form in the reader's script is not read beside one who has.
  expect(namesSideBySide(aniket, kept, 'mr')).toEqual(['Aniket Patil', 'Tejashree Dhote'])
  expect(namesSideBySide(aniket, kept, 'en')).toEqual(['Aniket Patil', 'Tejashree Dhote'])
})
