import { expect, it } from 'vitest'
import { shownFileName } from './file-name.ts'

it.each([
  ['passport front.jpeg', 'passport front.jpg'],
  ['Aadhaar 2345 6789 0123.png', 'Aadhaar.jpg'],
  ['passport.pdf', 'passport.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['C:\\scans\\"card".png', 'card.jpg'],
  ['पासपोर्ट.png', 'पासपोर्ट.jpg'],
  ['IMG\u202egpj.exe', 'IMGgpj.jpg'],
  ['12345.jpg', 'front.jpg'],
  ['', 'front.jpg'],
])('%j is shown as %j', (given, shown) => {
  expect(shownFileName(given, 'front')).toBe(shown)
})
