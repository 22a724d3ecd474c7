import { checkSmtp } from '#server/ports/smtp.ts'
import { type Check, reasonOf } from '../finding.ts'

/** Whether the mail server answers and accepts the login. */
export const smtp: Check = {
  name: 'smtp',
  scope: 'service',
  isFrequent: false,
  run: async ({ config }) =>
    config.smtp === null
      ? []
      : checkSmtp(config.smtp.url).then(
          () => [],
          error => [{ id: 'smtp_away', detail: reasonOf(error) }],
        ),
}
