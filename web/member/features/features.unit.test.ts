import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, posix } from 'node:path'
import { expect, it } from 'vitest'

const root = 'web/member/features/'
const importPattern = /(?:from|import\() ?'((?:#|\.)[^']+)'/g

/** Parts of one feature that others may show outside a screen, each for its reason. */
const sharedParts = [
  // Every opened profile has its gun milan, on whichever screen it is opened.
  'families/profiles/ProfileView.tsx -> families/kundali',
  'families/profiles/ProfileView.tsx -> families/patrika',
  // Every opened profile has its actions too.
  'families/profiles/ProfileView.tsx -> relations/actions',
  // Downloading a biodata is an action on every accepted member.
  'relations/actions/ActionDialogs.tsx -> families/biodata',
  // So is seeing a contact, from every card, row and profile.
  'relations/actions/ActionDialogs.tsx -> relations/contacts',
  // An empty list has the head of a list.
  'finding/suggestions/NoSuggestions.tsx -> finding/lists',
  // The section of the dashboard draws the cards of a list.
  'finding/matches/LatestMatches.tsx -> finding/lists',
]

/** The noun in its district; a district with one noun is left out, and the noun lies beside the others. */
const featureOf = (path: string) => {
  const [first = '', ...rest] = path.slice(root.length).split('/')
  return rest.length > 1 && first !== 'recovery' ? `${first}/${rest[0]}` : first
}

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
