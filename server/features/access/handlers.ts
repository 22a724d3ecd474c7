import { codeHandlers } from './code-handlers.ts'
import { entryHandlers } from './entry-handlers.ts'
import type { AccessNeeds } from './needs.ts'
import { passwordHandlers } from './password-handlers.ts'
import { signupHandlers } from './signup-handlers.ts'

export const accessHandlers = (needs: AccessNeeds) => ({
  ...entryHandlers(needs),
  ...signupHandlers(needs),
  ...codeHandlers(needs),
  ...passwordHandlers(needs),
})
