import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { productName } from '../site/site-content.ts'
import { languages } from '../words/catalogue.ts'
import { consentNames, consentTexts, consentWording } from './consents.ts'

const versionAndWords = consentNames.map(name => {
  const { version } = consentTexts[name]
  const words = createHash('sha256')
    .update(JSON.stringify(languages.map(language => consentWording(name, language, productName))))
    .digest('hex')
    .slice(0, 12)
  return `${name} ${version} ${words}`
})

// Whoever has agreed is on record with a version alone, so the words of a version stay what they were.
test('a text whose words change has counted its version up', () =>
  expect(versionAndWords).toEqual([
    'notice 2 5d1833c1db65',
    'marriage 2 e1dd4ab9d299',
    'candidate 2 f7964ca49389',
    'whatsapp 2 c2d4ed9bf555',
    'share_link 2 ac1db3c751fd',
    'story 3 f72f1d1ab92a',
  ]))

test('a yes to the version in force counts', () => {
  for (const { version, countsFrom } of Object.values(consentTexts)) {
    expect(countsFrom).toBeGreaterThanOrEqual(1)
    expect(countsFrom).toBeLessThanOrEqual(version)
  }
})
