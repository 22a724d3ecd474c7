import { expect, it } from 'vitest'
import type { Language } from '#domain/words/catalogue.ts'
import { chipsOf, listSummary } from './chips.ts'
import { blankSearch, every, type SearchForm, type SearchLists } from './search-form.ts'
import { ownAnswers } from './use-search-lists.ts'
import { searchWords } from './words.ts'

const options = (...names: string[]) => names.map(name => ({ value: name.toLowerCase(), label: name }))
const lists: SearchLists = {
  ...ownAnswers('en'),
  maritalStatus: options('Unmarried', 'Divorced', 'Widowed', 'Annulled', 'Awaiting'),
  diet: options('Jain', 'Vegan'),
  workLocation: options('Pune', 'Nashik'),
  nativeDistrict: options('Pune', 'Satara'),
  moveAbroad: options('Yes', 'No', 'Undecided'),
}
const texts = (form: Partial<SearchForm>, language: Language = 'en') =>
  chipsOf({ ...blankSearch, ...form }, lists, language).map(chip => chip.text)

it.each<[Partial<SearchForm>, string[]]>([
  [{}, []],
  [{ birthYear: { from: 1990, to: 1996 } }, ['Born 1990 – 1996']],
  [{ birthYear: { from: 1996, to: 1990 } }, ['Born 1990 – 1996']],
  [{ birthYear: { from: 1990, to: 1990 } }, ['Born in 1990']],
  [{ birthYear: { from: 1990, to: null } }, ['Born in 1990 or later']],
  [{ birthYear: { from: null, to: 1996 } }, ['Born in 1996 or before']],
  [{ height: { from: 160, to: 172 } }, [`Height 5'3" – 5'8"`]],
  [{ height: { from: 160, to: null } }, [`Height 5'3" or more`]],
  [{ height: { from: null, to: 172 } }, [`Height up to 5'8"`]],
  [{ maritalStatus: ['divorced', 'unmarried'] }, ['Unmarried', 'Divorced']],
  [{ maritalStatus: ['unmarried', 'divorced', 'widowed', 'annulled'] }, ['Marital status: 4 chosen']],
  [{ diet: ['jain', 'vegan'] }, ['Diet: all']],
  [{ diet: every }, ['Diet: all']],
  [{ workLocation: ['pune'], nativeDistrict: ['pune'] }, ['Work location: Pune', 'Native of Pune']],
  [{ moveAbroad: ['yes'] }, ['Abroad: Yes']],
  [{ educationGroup: ['whatever'] }, ['Education: 1 chosen']],
  [{ mangal: ['Y', 'NIRDOSH'] }, ['Mangal: Yes', 'Mangal: Nirdosh']],
  [{ withPhoto: true, sameDevak: true }, ['With a photo', 'My own devak too']],
])('%j reads %j', (form, expected) => expect(texts(form)).toEqual(expected))

it('speaks Marathi', () => {
  expect(texts({ birthYear: { from: 1990, to: 1996 }, workLocation: ['pune'] }, 'mr')).toEqual([
    'जन्म १९९० – १९९६',
    'काम: Pune',
  ])
})

it('takes away one thing and leaves the others', () => {
  const form: SearchForm = {
    ...blankSearch,
    birthYear: { from: 1990, to: 1996 },
    maritalStatus: ['unmarried', 'divorced'],
    diet: every,
  }
  const without = Object.fromEntries(chipsOf(form, lists, 'en').map(chip => [chip.text, chip.without]))
  expect(without['Born 1990 – 1996']).toEqual({ ...form, birthYear: blankSearch.birthYear })
  expect(without.Unmarried).toEqual({ ...form, maritalStatus: ['divorced'] })
  expect(without['Diet: all']).toEqual({ ...form, diet: [] })
})

it.each<[Partial<SearchForm>, string]>([
  [{}, 'Any'],
  [{ maritalStatus: every }, 'All'],
  [{ maritalStatus: ['unmarried', 'divorced'] }, 'Unmarried, Divorced'],
  [{ maritalStatus: ['unmarried', 'divorced', 'widowed', 'awaiting'] }, 'Unmarried, Divorced +2'],
])('a folded list of %j says %j', (form, expected) => {
  expect(listSummary({ ...blankSearch, ...form }, 'maritalStatus', lists, searchWords('en'))).toBe(expected)
})
