import { codeHandlers } from './code-handlers.ts'
import type { AccessDependencies } from './dependencies.ts'
import { loginCodeHandlers } from './login-code-handlers.ts'
import { loginHandlers } from './login-handlers.ts'
import { ownAccessHandlers } from './own-access-handlers.ts'
import { passwordHandlers } from './password-handlers.ts'
import { signupHandlers } from './signup-handlers.ts'

export const accessHandlers = (dependencies: AccessDependencies) => ({
  ...loginHandlers(dependencies),
  ...loginCodeHandlers(dependencies),
  ...signupHandlers(dependencies),
  ...codeHandlers(dependencies),
  ...passwordHandlers(dependencies),
  ...ownAccessHandlers(dependencies),
})
