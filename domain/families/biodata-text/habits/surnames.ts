import { men } from '../../both-scripts/pairs/men.ts'
import { surnames } from '../../both-scripts/pairs/surnames.ts'
import { women } from '../../both-scripts/pairs/women.ts'
import { wordKey } from '../words.ts'

const keysOfPairs = (pairs: string) =>
  new Set(
    pairs
      .split(/[\s:]+/)
      .filter(Boolean)
      .map(wordKey),
  )
const [ofFamilies, ofMen, ofWomen] = [keysOfPairs(surnames), keysOfPairs(men), keysOfPairs(women)]
/** First names of both. */
const ofEither = new Set(
  'kiran shital sheetal sonal shashi suman tejasvi krushna krishna किरण शीतल सोनल शशी सुमन तेजस्वी'
    .split(' ')
    .map(wordKey),
)
/** First names that end like the surname of a place. */
const likePlaces = 'shekhar onkar ratnakar karunakar shrikar शेखर ओंकार रत्नाकर करुणाकर श्रीकर'.split(' ').map(wordKey)

/** Whether a word is a first name that people bear, and no surname. */
export const isGiven = (word: string): boolean => {
  const key = wordKey(word)
  return (ofMen.has(key) || ofWomen.has(key) || likePlaces.includes(key)) && !ofFamilies.has(key)
}

const isOfPlace = (key: string) =>
  key.length > 4 && /(?:kar|कर)$/.test(key) && !ofMen.has(key) && !likePlaces.includes(key)

/** Whether a family may be called so: by a known surname, or one of a place, such as Nimbalkar. */
export const mayBeSurname = (word: string): boolean => {
  const key = wordKey(word)
  return ofFamilies.has(key) || isOfPlace(key)
}

/** Whether it is a surname that nobody takes for a first name: Sagar is both. */
export const isSurname = (word: string): boolean => mayBeSurname(word) && !ofMen.has(wordKey(word))

/** Whose first name it is, where only men or only women bear it. */
export function genderOfName(word: string): 'F' | 'M' | null {
  const key = wordKey(word)
  const [isOfMan, isOfWoman] = [ofMen.has(key), ofWomen.has(key)]
  return isOfMan === isOfWoman || ofEither.has(key) ? null : isOfMan ? 'M' : 'F'
}
