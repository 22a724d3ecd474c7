import { z } from 'zod'
import { broken } from '../field-words.ts'

const memberId = z.guid({ error: broken('malformed') })

/** The member whom an action concerns, in a body and in an address. */
export const target = { to_user_id: memberId }
export const targetInPath = { userId: memberId }
