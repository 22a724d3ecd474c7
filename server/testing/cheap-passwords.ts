import { argonPasswords, type Passwords } from '#server/ports/passwords.ts'

/** Hashes at the least cost the algorithm allows, because tests hash thousands of passwords that nobody will ever guess at. */
export const cheapPasswords = (): Passwords =>
  argonPasswords({ atOnce: 2, cost: { memoryCost: 8, timeCost: 1, parallelism: 1 } })
