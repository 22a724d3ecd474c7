import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { noticeLines } from './lines.tsx'
import { NoticeLines } from './NoticeLines.tsx'
import type { Today } from './today.ts'

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))

const today = '2026-03-10'
const quiet = {
  asks_candidate: 'N',
  asks_consent: 'N',
  access_added_at: null,
  family_invitations: [],
  waiting_request: null,
  asked: [],
  unreachable: [],
  is_paused: 'N',
} as unknown as CurrentMember
const own = (change: Partial<Today['candidate']>): Today['candidate'] => ({
  registered_by: 'FATHER',
  state: 'NOT_YET',
  agreed_at: null,
  due_on: '2026-03-14',
  contact: null,
  has_login: 'N',
  ...change,
})
const lines = (member: Partial<CurrentMember>, candidate?: Today['candidate']) =>
  noticeLines({ ...quiet, ...member }, candidate, 'en', today)

describe('the notices above the next step', () => {
  it('begin with the consent of the candidate in its last week, before the login that was added', () => {
    const added = { access_added_at: '2026-03-09', is_paused: 'Y' } as const
    const texts = lines(added, own({})).map(({ text }) => text)
    expect(texts[0]).toBe('The candidate’s consent is missing: 4 days left')
    expect(texts).toHaveLength(3)
    const early = lines(added, own({ due_on: '2026-03-28' })).map(({ text }) => text)
    expect(early.at(-1)).toBe('The candidate’s consent is missing: 18 days left')
  })

  it('lead to the form that asks the candidate, but not where the candidate is asked in a login', () => {
    expect(lines({}, own({}))[0]?.href).toContain('tab=candidate')
    expect(lines({}, own({ has_login: 'Y' }))[0]).not.toHaveProperty('href')
  })

  it('are two, the others behind a number, and one that nobody can answer here is no button', () => {
    const all = lines({ access_added_at: '2026-03-09', is_paused: 'Y', asked: ['NUMBER'] }, own({ has_login: 'Y' }))
    const html = renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <NoticeLines lines={all} />
      </QueryClientProvider>,
    )
    expect(all).toHaveLength(4)
    expect(html).toContain('aria-label="2 more notices"')
    expect(html).toContain('>+2<')
    expect(html.match(/<(p|a|button)\b/g)).toEqual(['<p', '<button', '<button'])
  })
})
