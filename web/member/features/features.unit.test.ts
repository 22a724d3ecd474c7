import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, posix } from 'node:path'
import { expect, it } from 'vitest'

const root = 'web/member/features/'
const importPattern = /(?:from|import\() ?'((?:#|\.)[^']+)'/g

/** The meetings outside of screens, each with its reason: a part of one feature that is drawn wherever the other is. */
const sharedParts = [
  // An opened profile shows its gun milan on every screen that opens profiles.
  'families/profiles/ProfileView.tsx -> families/kundali',
  // An opened profile shows its patrika on all of them too.
  'families/profiles/ProfileView.tsx -> families/patrika',
  // The buttons of an opened profile are the same on every screen that opens profiles.
  'families/profiles/ProfileView.tsx -> relations/actions',
  // So is what the family noted about it.
  'families/profiles/ProfileView.tsx -> relations/family-notes',
  // What one thinks of a profile and what the others at home are asked stand in one sheet.
  'relations/family-notes/FamilyNotesDialog.tsx -> relations/family-asks',
  // A note is drawn on every card, row and profile at once, as an action is.
  'relations/family-notes/use-note.ts -> relations/actions',
  // A profile that is opened from the notification of a yes shows the sheet about it.
  'families/profiles/use-told-yes.ts -> relations/actions',
  // Every card, row and profile of a member offers the biodata among its actions.
  'relations/actions/ActionDialogs.tsx -> families/biodata',
  // Every card, row and profile of a member offers the contact among its actions.
  'relations/actions/ActionDialogs.tsx -> relations/contacts',
  // The sheet that shares a profile offers the page without login first.
  'relations/actions/ShareDialog.tsx -> relations/see-links',
  // Whom the buttons are about is whom the sheet of a contact names.
  'relations/actions/button-set.ts -> relations/contacts',
  // Where a family first speaks to another it reads the same warning as beside a number.
  'relations/actions/InterestDialog.tsx -> relations/contacts',
  // A yes between two families shows the contact that was opened before.
  'relations/actions/AcceptedDialog.tsx -> relations/contacts',
  // The dashboard draws its section of matches with the cards of a list.
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
