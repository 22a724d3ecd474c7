import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'
import { officeAct } from '../office/act.ts'
import { reason, uuid } from '../office/fields.ts'

const text = z.string()

/** The numbers that several families named as an agent's, those to decide first. Never which families. */
export const agentNumbers = endpoint({
  method: 'GET',
  path: '/office/agent-numbers',
  access: 'staff',
  writes: false,
  opens: 'others',
  input: z.object({}),
  output: z.object({
    list: z.array(
      z.object({
        uuid,
        number: text,
        /** How many independent families named it. */
        families: z.number(),
        state: z.enum(['WAITING', 'BARRED']),
        named_at: text,
        barred_until: text.nullable(),
      }),
    ),
  }),
})

/** Bars a number from registration, or renews the bar; or says that it is no agent's, which also takes a bar back. */
export const decideAgentNumber = officeAct(
  'staff',
  { acts: ['agent_number_barred', 'agent_number_cleared'] },
  '/office/agent-numbers/decide',
  { uuid, reason, decision: z.enum(['BAR', 'CLEAR'], { error: broken('malformed') }) },
)
