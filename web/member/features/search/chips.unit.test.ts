import { expect, it } from 'vitest'
import { chipsOf, listSummary } from './chips.ts'
import { blankSearch, every, type SearchForm, type SearchLists } from './search-form.ts'
import { searchWords } from './words.ts'

const options = (...names: string[]) => names.map(name => ({ value: name.toLowerCase(), label: name }))
const lists: SearchLists = {
  maritalStatus: options('Unmarried', 'Divorced', 'Widowed', 'Annulled', 'Awaiting'),
  diet: options('Jain', 'Vegan'),
  workLocation: options('Pune', 'Nashik'),
  nativeDistrict: options('Pune', 'Satara'),
  abroad: options('Yes', 'No', 'Undecided'),
}
const en = searchWords('en')
const texts = (form: Partial<SearchForm>, say = en) =>
  chipsOf({ ...blankSearch, ...form }, lists, say).map(chip => chip.text)

it.each<[Partial<SearchForm>, string[]]>([
  [{}, []],
  [{ bornFrom: 1990, bornTo: 1996 }, ['Born 1990 – 1996']],
  [{ bornFrom: 1996, bornTo: 1990 }, ['Born 1990 – 1996']],
  [{ bornFrom: 1990, bornTo: 1990 }, ['Born in 1990']],
  [{ bornFrom: 1990 }, ['Born in 1990 or later']],
  [{ bornTo: 1996 }, ['Born in 1996 or before']],
  [{ heightFrom: 160, heightTo: 172 }, [`Height 5'3" – 5'8"`]],
  [{ heightFrom: 160 }, [`Height 5'3" or more`]],
  [{ heightTo: 172 }, [`Height up to 5'8"`]],
  [{ maritalStatus: ['divorced', 'unmarried'] }, ['Unmarried', 'Divorced']],
  [{ maritalStatus: ['unmarried', 'divorced', 'widowed', 'annulled'] }, ['Marital status: 4 chosen']],
  [{ diet: ['jain', 'vegan'] }, ['Diet: all']],
  [{ diet: every }, ['Diet: all']],
  [{ workLocation: ['pune'], nativeDistrict: ['pune'] }, ['Works in Pune', 'Native of Pune']],
  [{ abroad: ['yes'] }, ['Abroad: Yes']],
  [{ education: ['whatever'] }, ['Education: 1 chosen']],
  [{ sameDevak: true }, ['My own devak too']],
])('%j reads %j', (form, expected) => expect(texts(form)).toEqual(expected))

it('speaks Marathi', () => {
  expect(texts({ bornFrom: 1990, bornTo: 1996, workLocation: ['pune'] }, searchWords('mr'))).toEqual([
    'जन्म 1990 – 1996',
    'काम: Pune',
  ])
})

it('takes away one thing and leaves the others', () => {
  const form: SearchForm = {
    ...blankSearch,
    bornFrom: 1990,
    bornTo: 1996,
    maritalStatus: ['unmarried', 'divorced'],
    diet: every,
  }
  const without = Object.fromEntries(chipsOf(form, lists, en).map(chip => [chip.text, chip.without]))
  expect(without['Born 1990 – 1996']).toEqual({ ...form, bornFrom: null, bornTo: null })
  expect(without.Unmarried).toEqual({ ...form, maritalStatus: ['divorced'] })
  expect(without['Diet: all']).toEqual({ ...form, diet: [] })
})

it.each<[Partial<SearchForm>, string]>([
  [{}, 'Any'],
  [{ maritalStatus: every }, 'All'],
  [{ maritalStatus: ['unmarried', 'divorced'] }, 'Unmarried, Divorced'],
  [{ maritalStatus: ['unmarried', 'divorced', 'widowed', 'awaiting'] }, 'Unmarried, Divorced +2'],
])('a folded list of %j says %j', (form, expected) => {
  expect(listSummary({ ...blankSearch, ...form }, 'maritalStatus', lists, en)).toBe(expected)
})
