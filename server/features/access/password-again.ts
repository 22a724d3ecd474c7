import { broken } from '#contract/field-words.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Account } from './accounts.ts'
import type { AccessDependencies } from './dependencies.ts'
import { passwordTries, passwordTriesADay } from './limits.ts'

/** Asks for the password once more: an open browser alone must not be enough to take an account over. */
export async function checkPasswordOrRefuse(
  { limits, passwords }: Pick<AccessDependencies, 'limits' | 'passwords'>,
  account: Pick<Account, 'id' | 'passwordHash'>,
  password: string | undefined,
  field: 'password' | 'old_password' = 'password',
): Promise<void> {
  if (!password) throw new Refusal('bad_input', { fields: { [field]: broken('required', field) } })
  const key = `password again ${account.id}` as const
  await limits.countOrRefuse(key, passwordTries)
  await limits.countOrRefuse(`${key} a day`, passwordTriesADay)
  if (!(await passwords.matches(account.passwordHash, password)))
    throw new Refusal('bad_input', { fields: { [field]: broken('wrong_password') } })
  await limits.resetAll(key)
}
