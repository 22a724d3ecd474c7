import { type RawBuilder, type SqlBool, sql } from 'kysely'

const hoursToVerify = 48

/**
 * The members who signed up, verified nothing and hold a number or address that may be another family's. Imported and demo
 * members without a password signed up nowhere.
 */
export const expiredSignups = (now: Date): RawBuilder<SqlBool> => sql`
  mobile_verified_at is null and email_verified_at is null and password_hash is not null and not is_demo
  and joined_at < ${new Date(now.getTime() - hoursToVerify * 3_600_000)}`
