import type { HandlersOf } from '#server/http/handler.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import { accessMessages } from '../accounts/words.ts'
import { sendOwnCodeOrRefuse } from './own-code.ts'

/** Sends a member without a password a code to type in its place. */
export const ownCodeHandlers = (dependencies: AccessDependencies): HandlersOf<'sendOwnCode'> => ({
  async sendOwnCode({ viewer, language, now }) {
    const sentTo = await sendOwnCodeOrRefuse(dependencies, { viewer, language, now })
    return { message: accessMessages(language).codeSent, sent_to: sentTo }
  },
})
