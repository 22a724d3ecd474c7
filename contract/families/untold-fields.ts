import { type FieldTable, memberFields, type ProfileField, readName } from '../profile-fields.ts'
import type { ReadFields } from './profile-schemas.ts'

const untold = {
  name: '',
  text: '',
  private: '',
  email: '',
  choice: null,
  answer: null,
  day: '',
  time: null,
  height: 0,
  amount: 0,
} as const satisfies Record<ProfileField['kind'], '' | 0 | null>

/** What a field of this kind holds while the family has given nothing. */
export const untoldValue = ({ kind }: ProfileField): '' | 0 | null => untold[kind]

const fieldsOf = <T extends FieldTable, Reader extends 'free' | 'paid'>(table: T, readBy: Reader) =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, row]) =>
      row.readBy === readBy ? [[readName(name, row), untoldValue(row)]] : [],
    ),
  ) as ReadFields<T, Reader>

/** A profile without any values, to start a sample from: a sample names what it shows. */
export const untoldFields = { free: fieldsOf(memberFields, 'free'), paid: fieldsOf(memberFields, 'paid') }

/** Two members between whom nothing has happened, for samples. */
export const untouched = {
  hasSentIntrest: 0,
  SentIntrestStatus: null,
  hasRecivedIntrest: 0,
  RecivedIntrestStatus: null,
  is_there: 0,
  waits_for_candidate: 0,
  asked_candidate_at: null,
  activity_id: null,
  is_send_reminder: 0,
  diffInHours: null,
  hasShortListed: 0,
  hasBlocked: 0,
  hasReported: 0,
  hasViewContact: 0,
} as const
