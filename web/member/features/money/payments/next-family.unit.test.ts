import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { pageSize } from '#domain/limits.ts'
import { nextFamilyQuery } from './next-family.ts'

const lists = vi.hoisted(() => ({ sent: [] as unknown[], received: [] as unknown[] }))
vi.mock('#web/api/client.ts', () => ({
  CallFailed: class extends Error {},
  call: async (name: string, { offset }: { offset: string }) => {
    const all = name === 'GET /intrest-sent/list' ? lists.sent : lists.received
    const from = Number(offset) * pageSize
    return { count: all.length, list: all.slice(from, from + pageSize) }
  },
}))

/** An interest that was accepted on this day of the year. */
const accepted = (side: 'user' | 'to_user', day: number, isOpened = false) => ({
  updated_at: `2026-01-${String(day).padStart(2, '0')}T10:00:00Z`,
  [side]: { uuid: `${side} ${day}`, hasViewContact: isOpened ? 1 : 0, allowed: ['VIEW_CONTACT'] },
})
const next = async () => (await new QueryClient().fetchQuery(nextFamilyQuery(null)))?.uuid ?? null

beforeEach(() => Object.assign(lists, { sent: [], received: [] }))

it('is the family whose interest was accepted first, also beyond the first page, and whose number is not opened', async () => {
  expect(await next()).toBeNull()
  lists.received = [accepted('to_user', 9)]
  lists.sent = Array.from({ length: pageSize + 2 }, (_, at) => accepted('user', pageSize + 5 - at))
  expect(await next()).toBe('user 4')
  lists.sent[pageSize + 1] = accepted('user', 4, true)
  expect(await next()).toBe('user 5')
  lists.received = [accepted('to_user', 2)]
  expect(await next()).toBe('to_user 2')
})
