import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { officeCalls } from './office-calls.ts'

const writing = { method: 'POST', path: '/office/thing', access: 'staff', writes: true } as const
const shapes = { input: z.object({}), output: z.object({}) }

it('a call of the office that writes says which acts it writes, or why it writes none', () => {
  // @ts-expect-error: it declares neither
  endpoint({ ...writing, ...shapes })
  // @ts-expect-error: no act has this name
  endpoint({ ...writing, ...shapes, acts: ['thing_done'] })
  // @ts-expect-error: an empty list says nothing
  endpoint({ ...writing, ...shapes, acts: [] })
  endpoint({ ...writing, ...shapes, acts: ['note_added'] })
  endpoint({ ...writing, ...shapes, noAct: 'a draft is nothing yet' })
  endpoint({ ...writing, ...shapes, writes: false })
  endpoint({ ...writing, ...shapes, access: 'member' })
  const silent = Object.entries(officeCalls).filter(
    ([, call]) => call.writes && !('acts' in call) && !('noAct' in call),
  )
  expect(silent).toEqual([])
})
