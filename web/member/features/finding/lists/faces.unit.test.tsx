import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { MemberSummary } from '#contract/finding/summary.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { expectationFitQuery } from '#web/member/parts/fit/queries.ts'
import { LanguageContext } from '#web/ui/language.ts'
import { FaceCard } from './FaceCard.tsx'
import FamilyPane from './FamilyPane.tsx'
import { MemberFacts } from './MemberFacts.tsx'
import { MemberTile } from './MemberTile.tsx'
import { memberRow } from './member-row.ts'
import { bride } from './sample-bride.ts'

function drawn(part: ReactNode, language: Language = 'en'): string {
  const client = new QueryClient()
  client.setQueryData(expectationFitQuery(bride.uuid).queryKey, {
    expectation: null,
    fit: null,
    our_fit: { met: 2, total: 3, missed: ['height'], not_told: [] },
  })
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <QueryClientProvider client={client}>{part}</QueryClientProvider>
    </LanguageContext>,
  )
}
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .trim()
const namesOf = (html: string) => [...html.matchAll(/(?:aria-label|alt)="([^"]+)"/g)].map(([, name]) => name)

describe('a tile', () => {
  const tile = (change: Partial<MemberSummary>, language?: Language) =>
    drawn(
      <MemberTile
        member={{ ...bride, ...change }}
        gender="F"
        place={0}
        bookmark={() => <button type="button">bookmark</button>}
      />,
      language,
    )
  const nothing = { user_images: [], image: null }

  it('says in at most twelve words who it is, and has two targets', () => {
    const html = tile({ SentIntrestStatus: 'PENDING', id_checked_at: '2026-01-01T00:00:00Z', hasOpened: 1 })
    const words = wordsOf(html).replace(' bookmark', '')
    expect(words).toBe(`Sent 31½ Jadhav, 28 M.Com, CA Inter · Accounts officer Pune · 5'3"`)
    expect(words.split(' ').filter(word => /[\p{L}\p{N}]/u.test(word)).length).toBeLessThanOrEqual(12)
    expect(html.match(/<(?:a|button)\b/g)).toHaveLength(2)
  })

  it('has one pill, for what stands between the two families', () => {
    const pill = (change: Partial<MemberSummary>, language?: Language) =>
      wordsOf(tile(change, language)).split(' ', 1)[0]
    expect(pill({ SentIntrestStatus: 'PENDING' })).toBe('Sent')
    expect(pill({ SentIntrestStatus: 'PENDING' }, 'mr')).toBe('कळवली')
    expect(pill({ RecivedIntrestStatus: 'PENDING', allowed: ['ACCEPT', 'REJECT'] })).toBe('Answer')
    // A parent who left the last word to the candidate.
    expect(pill({ RecivedIntrestStatus: 'PENDING', allowed: ['ASK_CANDIDATE', 'REJECT'] })).toBe('Received')
    expect(pill({ SentIntrestStatus: 'ACCEPTED', ...nothing })).toBe('Accepted')
    expect(pill({ RecivedIntrestStatus: 'ACCEPTED' }, 'mr')).toBe('स्वीकारली')
    expect(pill({ SentIntrestStatus: 'REJECTED' })).toBe('31½')
    expect(wordsOf(tile(nothing))).toMatch(/^No photo /)
  })

  it('has a ring for every score that was computed, 0 too, and none for one that is not known', () => {
    expect(namesOf(tile({ patrika_gun: 0 }))).toContain('Gun Milan 0 of 36')
    expect(namesOf(tile({ patrika_gun: 30.5 }, 'mr'))).toContain('गुण मिलन ३६ पैकी ३०.५')
    expect(tile({ patrika_gun: null })).not.toMatch(/Gun Milan|--gun/)
  })

  it('says ring, tick, eye and lock to a screen reader', () => {
    const marked = { id_checked_at: '2026-01-01T00:00:00Z', hasOpened: 1 } as const
    expect(namesOf(tile({ ...marked, ...nothing, photo_withheld: 'PLAN' }))).toEqual([
      'Photos are shown to members with a plan',
      'Gun Milan 31.5 of 36',
      'ID checked',
      'Opened before',
    ])
    expect(namesOf(tile({ ...nothing, photo_withheld: 'ACCEPTED' }, 'mr'))[0]).toBe('पसंती स्वीकारल्यावर फोटो दिसतात')
    const without = namesOf(tile({}))
    expect(without).not.toContain('ID checked')
    expect(without).not.toContain('Opened before')
  })
})

describe('a card of the dashboard', () => {
  const card = (change: Partial<MemberSummary>, small = false) =>
    drawn(<FaceCard member={{ ...bride, ...change }} gender="F" small={small} />)

  it('keeps a score of 0, and says so where none is known', () => {
    expect(namesOf(card({ patrika_gun: 0 }))).toContain('Gun Milan 0 of 36')
    expect(card({ patrika_gun: null })).not.toContain('--gun')
    expect(wordsOf(card({ patrika_gun: null }))).toContain('Gun Milan: not known')
  })

  it('has no dash without its label', () => {
    const untold = { education_courses: '', working_place_taluka: null, working_place_taluka_name: null }
    expect(wordsOf(card(untold))).toMatch(/Education - .*Work Location -$/)
    expect(wordsOf(card(untold, true))).not.toContain(' -')
  })
})

describe('a row of facts', () => {
  const facts = (change: Partial<MemberSummary>) =>
    drawn(<MemberFacts row={memberRow({ ...bride, ...change }, 'en', '2026-11-15')} />)

  it('shows the label of a missing value beside its dash, and reads every label aloud', () => {
    const html = facts({ education_courses: '' })
    expect(html).toMatch(/<dt class="">Education<\/dt> <dd>-<\/dd>/)
    expect(html).toMatch(/<dt class="visually-hidden">Marital Status<\/dt> <dd>Unmarried<\/dd>/)
    expect(html).toMatch(/<dt class="visually-hidden">Work Location<\/dt> <dd>Pune<\/dd>/)
  })

  it('says that the score is not known, and leaves a known one to the ring on the photo', () => {
    expect(wordsOf(facts({ patrika_gun: null }))).toContain('Gun Milan Not known')
    expect(wordsOf(facts({ patrika_gun: 0 }))).not.toContain('Gun Milan')
  })
})

describe('the pane of a desk', () => {
  const pane = (change: Partial<MemberSummary> = {}) =>
    drawn(
      <FamilyPane member={{ ...bride, ...change }} gender="F">
        actions
      </FamilyPane>,
    )

  it('says what fits both ways, the tick in words and the keys', () => {
    const html = pane({ id_checked_at: '2026-01-01T00:00:00Z' })
    const words = wordsOf(html)
    expect(words).toContain('2/3 Your wishes Different: height')
    expect(words).toContain('Their wishes This family has not written expectations that can be compared.')
    expect(words).toMatch(/← → next family Enter opens$/)
    expect(namesOf(html)).toContain('ID checked')
  })

  it('keeps a score of 0, and says so where none is known', () => {
    expect(namesOf(pane({ patrika_gun: 0 }))).toContain('Gun Milan 0 of 36')
    expect(wordsOf(pane({ patrika_gun: null }))).toContain('Gun Milan: not known')
  })
})
