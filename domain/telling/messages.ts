import { letterNames, linkedKinds, noticeNames } from './told.ts'

/** Every wording that the service sends by SMS. Each is registered once for each language, so it has one text. */
export const smsNames = [
  'otp_verify',
  'otp_login',
  'otp_reset',
  'otp_confirm',
  'otp_listen',
  'otp_change_number',
  'otp_caller_new',
  'otp_caller_change',
  'otp_caller_leave',
  'otp_caller_join',
  'otp_caller_freeze',
  'password_changed',
  'access_added',
  'access_begins',
  'new_device',
  'number_changed',
  'email_changed',
  'contact_change_waits',
  'leaving_waits',
  'joining_waits',
  'contact_details',
  ...noticeNames,
  'notice',
  'notices',
  ...letterNames,
  'candidate_question',
  'family_invitation',
  'family_invitation_waits',
  'listener_interest',
  'listener_accepted',
  'listener_viewed',
  'listener_notice',
  'child_notice',
] as const
export type SmsName = (typeof smsNames)[number]

/**
 * Every wording that the service sends by WhatsApp, by the name of its template at Meta. There is none for codes, for another
 * family's details or for invitations: a recipient must have agreed.
 */
export const whatsappNames = [
  ...noticeNames,
  'notice',
  'notices',
  ...letterNames.filter(name => name !== 'import_invitation'),
  ...linkedKinds,
  'contact_change_waits',
  'leaving_waits',
  'joining_waits',
  'child_notice',
] as const
export type WhatsappName = (typeof whatsappNames)[number]

/** Every wording that the service sends by e-mail. One that goes by SMS as well has the same name there. */
export const emailNames = [
  'otp_verify',
  'otp_login',
  'otp_reset',
  'otp_confirm',
  'otp_listen',
  'otp_change_email',
  'otp_caller_new',
  'otp_caller_change',
  'otp_caller_leave',
  'otp_caller_join',
  'otp_caller_freeze',
  'reset_link',
  'password_changed',
  'access_added',
  'access_begins',
  'new_device',
  'number_changed',
  'email_changed',
  'contact_change_waits',
  'leaving_waits',
  'joining_waits',
  'contact_details',
  'notice',
  'notices',
  ...letterNames,
  'candidate_question',
  'family_invitation',
  'listener_notice',
  'warned',
  'closed_for_reason',
  'photo_taken_down',
  'texts_removed',
  'complaint_received',
  'complaint_settled',
  'rules_told',
  ...linkedKinds,
  'office_letter',
  'photo_reminder',
  'login_reminder',
  'left',
  'payment_paper',
  'refund_paper',
  'sms_budget',
  'login_sms_budget',
  'guessed_codes',
  'guessed_login_codes',
  'staff_reads',
  'audit_head',
  'trustees_change',
  'export_waits',
  'morning',
  'complaint_due',
  'trouble',
  'trouble_over',
  'setup_trial',
  'staff_invitation',
  'staff_passkey',
] as const
export type EmailName = (typeof emailNames)[number]

export type MessageName = SmsName | EmailName
export const messageNames: readonly MessageName[] = [...new Set<MessageName>([...smsNames, ...emailNames])]

/** The variables in the words of messages. */
export const messageVariables = [
  'code',
  'family',
  'count',
  'link',
  'name',
  'person',
  'address',
  'email',
  'notice',
  'reason',
  'number',
  'telephone',
  'date',
  'plan',
  'amount',
  'trouble',
] as const
export type MessageVariable = (typeof messageVariables)[number]

/** An id of the register of wordings (DLT). The current ids have 19 digits. */
export const dltIdPattern = /^\d{19,30}$/
