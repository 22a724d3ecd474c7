import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, posix } from 'node:path'
import { expect, it } from 'vitest'

const root = 'web/member/features/'
const importPattern = /(?:from|import\() ?'((?:#|\.)[^']+)'/g

/** Parts of one feature that others may show outside a screen, each for its reason. */
const sharedParts = [
  // Every opened profile has its gun milan, on whichever screen it is opened.
  'profiles/ProfileView.tsx -> kundali',
  // Every opened profile has its actions too.
  'profiles/ProfileView.tsx -> actions',
  // Downloading a biodata is an action on every accepted member.
  'actions/ActionDialogs.tsx -> biodata',
  // So is seeing a contact, from every card, row and profile.
  'actions/ActionDialogs.tsx -> contacts',
  // An empty list has the head of a list.
  'suggestions/NoSuggestions.tsx -> lists',
  // The section of the dashboard draws the cards of a list.
  'matches/LatestMatches.tsx -> lists',
  // The samples are screens that show the parts of other features with invented people.
  'samples/',
]

const featureOf = (path: string) => path.slice(root.length).split('/')[0] ?? ''

const meetings = globSync(`${root}**/*.{ts,tsx}`)
  .filter(file => !file.includes('.test.'))
  .flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(importPattern)]
      .map(([, path = '']) => (path.startsWith('#') ? path.slice(1) : posix.join(dirname(file), path)))
      .filter(path => path.startsWith(root) && featureOf(path) !== featureOf(file))
      .map(path => ({ file: file.slice(root.length), from: featureOf(file), to: featureOf(path) })),
  )

it('features meet only on screens', () => {
  const elsewhere = meetings
    .filter(({ file }) => !basename(file).endsWith('Screen.tsx'))
    .map(({ file, to }) => `${file} -> ${to}`)
    .filter(meeting => !sharedParts.some(part => meeting.startsWith(part)))
  // Compose both features in a *Screen.tsx, or move the shared part to web/member/parts or web/ui.
  expect(elsewhere).toEqual([])
})

it('the features make no circle', () => {
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const { to } of meetings.filter(meeting => meeting.from === from && !seen.has(meeting.to)))
      reached(to, seen.add(to))
    return seen
  }
  const features = [...new Set(meetings.map(({ from }) => from))]
  expect(features.length).toBeGreaterThan(2)
  expect(features.filter(feature => reached(feature).has(feature))).toEqual([])
})
