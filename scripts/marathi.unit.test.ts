import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Every line that holds Marathi and that somebody may read. What families of the demo and of tests write is their own, and so are
 * the words of a register or a pasted biodata, which are understood and never shown, and the spellings of names in both scripts.
 */
const lines = globSync('{domain,contract,server,web}/**/*.{ts,tsx}')
  .filter(
    path =>
      !/\.test\.tsx?$|^server\/(?:demo|testing)\/|^domain\/(?:office\/import-values|families\/(?:biodata-text|both-scripts)\/)/.test(
        path,
      ),
  )
  .flatMap(path =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter(line => /\p{Script=Devanagari}/u.test(line))
      .map(line => `${path}: ${line.trim()}`),
  )
const withWord = (word: RegExp) => lines.filter(line => word.test(line))
const sentences = lines.flatMap(line => line.match(/(['"`])(?:(?!\1).)*\p{Script=Devanagari}(?:(?!\1).)*\1/gu) ?? [])

test('there are sentences to read', () => expect(lines.length).toBeGreaterThan(2000))

test('a family is called तुम्ही, and आपला is ours and theirs together', () => {
  const ours = /आपल्या समाजा|आपली माणसे/g
  expect(lines.map(line => line.replaceAll(ours, '')).filter(line => /आपण|आपल(?:ा|ी|े|्य)/.test(line))).toEqual([])
})

test.each([
  ['व्हॉट्सॲप and ॲप', /अ‍?ॅ|व्हाट्स|व्हॉटस/],
  ['होय', /['"`]हो['"`]/],
  ['संध्याकाळी', /सायंकाळ/],
  ['खासगी', /खाजगी/],
  ['खात्री करा', /(?<!\p{M}|\p{L})पडताळा(?!\p{M}|\p{L})/u],
  ['नोंदणी रद्द करा', /स्थळ (?:कायमचे )?काढ(?:ा|ून टाका)(?!\p{M}|\p{L})/u],
  ['माझी नोंद', /घडामोड/],
  ['सुरक्षित', /कूटबद्ध/],
  ['नसला तरी चालेल', /ऐच्छिक/],
  ['endings as one word with the word before', /[ऄ-ॣॱ-ॿ] (?:पर्यंत|पासून|पेक्षा|साठी|मध्ये)(?!\p{M}|\p{L})/u],
])('is written one way: %s', (_, other) => expect(withWord(other)).toEqual([]))

test('a number inside a sentence has the digits of the sentence', () => {
  // What is copied stays: an example of a number on a paper, a setting, a file, a command, the name of a format.
  const copied = /\$\{[^}`]*[}`]|G10234, 25-26\/0001|9812345678\.jpg|[A-Z_]+=\S+|deploy\/\S+|openssl [^)]*|UTF-8/g
  const plain = sentences.map(sentence => sentence.replaceAll(copied, ''))
  expect(plain.filter(sentence => /[0-9]/.test(sentence))).toEqual([])
})

// The last column of the glossary's table of Marathi. What it says _like this_ is wrong for one idea and right for another, which
// only a reader can tell: आयडी is the DLT's, मुलगा and मुलगी are sons and daughters, सूचना is a notification, तपासलेला an ID proof, परवानगी
// a browser's, गोष्ट a thing, वर्ण a koota, नोंदवही the old register, मागणी of money; a contact is made sure of (खात्री करणे), a photo is
// taken (फोटो काढणे).
const table =
  readFileSync('docs/GLOSSARY.md', 'utf8').split('### Six rules')[0]?.split('| Marathi, everywhere')[1] ?? ''
const otherWords = table
  .split('\n')
  .slice(2)
  .flatMap(row => row.split('|').at(-2)?.split(',') ?? [])
  .map(word => word.trim())
  .filter(word => word !== '' && !word.startsWith('_'))

test('the glossary names words to leave', () => expect(otherWords.length).toBeGreaterThan(40))

test.each(otherWords)('the glossary has another word for %s', word => {
  const ending = word.endsWith('-') ? '(?!्)' : '(?![\\p{L}\\p{M}_])'
  const whole = new RegExp(`(?<![\\p{L}\\p{M}_])${word.replace(/-$/, '')}${ending}`, 'u')
  // A word in Latin letters may stand in the English beside the Marathi, or be the name of a setting.
  expect((/\p{Script=Devanagari}/u.test(word) ? lines : sentences).filter(line => whole.test(line))).toEqual([])
})
