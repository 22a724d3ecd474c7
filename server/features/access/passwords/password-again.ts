import { broken } from '#contract/field-words.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AccessDependencies } from '../accounts/dependencies.ts'
import type { Account } from '../accounts/queries.ts'
import { checkOwnCodeOrRefuse } from '../codes/own-code.ts'
import { passwordTries, passwordTriesADay } from './limits.ts'

interface TypedAgain {
  password: string | undefined
  field?: 'password' | 'old_password'
  now: Date
}

/**
 * Refuses unless the password was typed again rightly: an open browser must not be enough to take an account over. A member
 * without a password types a code that went to a verified contact.
 */
export async function checkPasswordOrRefuse(
  { db, secrets, limits, passwords }: Pick<AccessDependencies, 'db' | 'secrets' | 'limits' | 'passwords'>,
  account: Pick<Account, 'personId' | 'passwordHash'>,
  { password, field = 'password', now }: TypedAgain,
): Promise<void> {
  if (!password) throw new Refusal('bad_input', { fields: { [field]: broken('required', field) } })
  const key = `password again ${account.personId}` as const
  await limits.countOrRefuse(key, passwordTries)
  await limits.countOrRefuse(`${key} a day`, passwordTriesADay)
  if (account.passwordHash === null)
    await checkOwnCodeOrRefuse({ db, secrets }, account, { code: password, field, now })
  else if (!(await passwords.matches(account.passwordHash, password)))
    throw new Refusal('bad_input', { fields: { [field]: broken('wrong_password') } })
  await limits.resetAll(key)
}
