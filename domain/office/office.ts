/** STAFF work the queue and the members' records; ADMINs also let others in and undo what cannot be undone otherwise. */
export const staffRoles = ['STAFF', 'ADMIN'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Everything that staff do and the audit records. */
export const staffActs = [
  'logged_in',
  'staff_invited',
  'invitation_withdrawn',
  'staff_joined',
  'staff_login_reset',
  'staff_retired',
  'own_password_changed',
  'recovery_codes_made',
  'recovery_code_used',
  'photo_approve',
  'photo_reject',
  'photo_take_down',
  'document_read',
  'document_approve',
  'document_reject',
  'complaint_read',
  'complaint_acknowledge',
  'complaint_settle',
  'complaint_suspend',
  'report_warn',
  'report_suspend',
  'report_close',
  'story_approve',
  'story_reject',
  'story_taken_down',
  'story_written',
  'story_corrected',
  'story_photo_exchanged',
  'story_moved',
  'text_approve',
  'text_reject',
  'decision_undone',
  'handpick_sent',
  'registered_at_counter',
  'counter_photo_added',
  'number_confirmed',
  'contact_revealed',
  'member_edited',
  'side_corrected',
  'records_merged',
  'record_closed_into',
  'note_added',
  'member_suspended',
  'member_restored',
  'member_verified',
  'sessions_ended',
  'login_code_sent',
  'contact_change_begun',
  'contact_change_waits',
  'contact_changed',
  'leaving_begun',
  'leaving_waits',
  'left_at_request',
  'caller_answers_wrong',
  'caller_request_cancelled',
  'caller_request_objected',
  'family_called',
  'still_looking_noted',
  'candidate_answer_noted',
  'views_added',
  'payment_entered',
  'sealed_record_opened',
  'sealed_file_opened',
  'plan_made',
  'plan_changed',
  'plan_retired',
  'plan_offered_again',
  'plans_ordered',
  'payment_refunded',
  'payment_part_refunded',
  'payments_exported',
  'figures_exported',
  'members_written_to',
  'list_entry_added',
  'list_entry_renamed',
  'list_ordered',
  'list_entry_retired',
  'list_entry_restored',
  'list_entries_merged',
  'content_saved',
  'content_published',
  'site_picture_added',
  'setup_channel_tried',
  'setup_channel_confirmed',
  'sms_id_changed',
  'message_tested',
  'incident_recorded',
  'incident_edited',
  'incident_notified',
  'incident_reported',
  'incident_exported',
  'import_uploaded',
  'import_matched',
  'import_run',
  'import_stopped',
  'import_undone',
  'import_invited',
  'import_exported',
  'import_double_decided',
  'import_photos_brought',
  'import_photos_erased',
  'import_photo_added',
  'import_slips_printed',
  'order_recorded',
  'order_read',
  'security_events_read',
  'trust_figures_sealed',
] as const
export type StaffActName = (typeof staffActs)[number]

/** Letters and digits that are not mistaken for one another on paper. */
export const recoveryCodeLetters = 'abcdefghjkmnpqrstuvwxyz23456789'
export const recoveryCodesAtOnce = 10
export const maxReason = 500
/** A reason that is not a ready one has at least so many letters. */
export const minReasonLetters = 10

/** What a caller may ask the office for. */
export const callerRequestKinds = ['number', 'email', 'leave'] as const
export type CallerRequestKind = (typeof callerRequestKinds)[number]
/** What only the family knows. An ADMIN asks two of them where no verified contact is left. */
export const callerQuestions = ['last_payment', 'joined', 'document'] as const
export type CallerQuestion = (typeof callerQuestions)[number]
/** The old contacts may object for so long to a request that was proven by answers alone. */
export const daysToObject = 7
/** For so long after an objection, answers alone prove nothing: whoever asked may have learnt them. */
export const daysAfterObjection = 30
/** After so many wrong answers the request ends, as does every other one of these days. */
export const wrongAnswersAllowed = 3

/** What staff read of a family. Each leaves a row, which is kept for a year. */
export const staffReadKinds = ['record', 'photo', 'document', 'search', 'list'] as const
export type StaffReadKind = (typeof staffReadKinds)[number]
/** How many different records STAFF may open on a day. ADMINs are told at the second number. */
export const recordsADay = 200
export const recordsADayToTell = recordsADay * 0.8

/** How many families one of staff may register at the counter on a day. */
export const counterRegistrationsADay = 200
/** A half-done form of the counter is erased after so many days. */
export const daysOfCounterDraft = 7

/** The longest note about a family. */
export const maxNote = 2000
/** How many contacts STAFF may look at on a day. */
export const revealsADay = 50
