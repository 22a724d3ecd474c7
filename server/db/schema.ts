import type { ColumnType, InsertType, Selectable, SelectType, UpdateType } from 'kysely'
import type { Matching } from '#contract/office/import-targets.ts'
import type { Day } from '#domain/calendar.ts'
import type { ConsentLanguage } from '#domain/families/consent-languages.ts'
import type { ConsentDraft, Wording } from '#domain/families/consents.ts'
import type { BirthChart } from '#domain/kundali/patrika/birth-chart.ts'
import type { ImportProblem } from '#domain/office/imports.ts'
import type { ReviewKind } from '#domain/office/review.ts'
import type { ContentKind, ContentLanguage } from '#domain/site/site-content.ts'
import type { DeliveryChannel, MessageChannel, OutboxChannel } from '#domain/telling/channels.ts'
import type { DeliveryKind, NotificationType } from '#domain/telling/told.ts'
import type { Tables } from './tables.gen.ts'

/** Fields of the profile are handled alike, as texts; `contract/profile-fields.ts` lists their answers. */
type Answer = string
/** A column that triggers write. */
type WrittenByTriggers<T> = ColumnType<T, never, never>
/** The confirmed forms in the other script, by column. */
export type SecondScript = Readonly<Record<string, string>>
type SecondScriptColumn = ColumnType<SecondScript, SecondScript | undefined>
/** Rows of these tables are written once. */
type WrittenOnce<T> = ColumnType<T, string, never>

/**
 * What the code knows of a column beyond its type and check in the database. A plain type narrows the column, which may be null
 * and have a default as before; a `ColumnType` takes its place.
 */
interface KnownColumns {
  /** Its check depends on the kind. */
  caller_requests: { way: 'codes' | 'visit' | 'notice' }
  channel_choices: { channel: MessageChannel }
  consent_drafts: { words: ColumnType<ConsentDraft, string, string> }
  consent_translations: { words: WrittenOnce<Wording> }
  consent_wordings: { words: WrittenOnce<Wording>; language: ConsentLanguage }
  content_published: { kind: ContentKind; language: ContentLanguage }
  content_versions: { body: WrittenOnce<unknown> }
  deliveries: { kind: DeliveryKind; channel: DeliveryChannel }
  expectations: {
    choices: ColumnType<Record<string, string[]>, Record<string, string[]> | undefined>
    second_script: SecondScriptColumn
  }
  family_details: { second_script: SecondScriptColumn }
  family_phones: { owner: Answer }
  import_rows: { problems: ColumnType<ImportProblem[] | null, string | null, string | null> }
  imports: { matching: ColumnType<Matching, string, string> }
  incident_notices: { chosen: WrittenOnce<Record<string, unknown>> }
  member_letters: { chosen: WrittenOnce<Record<string, unknown>> }
  members: {
    birth_time_accuracy: Answer
    mangal: Answer
    mobile_owner: Answer
    ready_to_move_abroad: Answer
    second_script: SecondScriptColumn
    /** How many numbers another family can read, without hidden and waiting ones. */
    visible_numbers: WrittenByTriggers<number>
    /** The day of use before `last_used_on`. */
    previous_use_on: WrittenByTriggers<Day | null>
    /** The last day on which lists show the profile. Null means for ever. */
    listed_until: WrittenByTriggers<Day | null>
  }
  notifications: { type: NotificationType }
  outbox: { channel: OutboxChannel }
  patrikas: { chart: ColumnType<BirthChart> }
  properties: { second_script: SecondScriptColumn }
  relatives: { second_script: SecondScriptColumn }
  review_decisions: { kind: ReviewKind }
  siblings: { second_script: SecondScriptColumn }
  unreachable_contacts: { channel: MessageChannel }
}

/** The compiler refuses a table or column that the database does not have. */
type InDatabase<
  Known extends {
    [T in keyof Known]: T extends keyof Tables
      ? { [C in keyof Known[T]]: C extends keyof Tables[T] ? unknown : never }
      : never
  },
> = Known

type Narrowed<Column, Known> = [Known] extends [ColumnType<unknown, unknown, unknown>]
  ? Known
  : ColumnType<
      Known | Extract<SelectType<Column>, null>,
      Known | Extract<InsertType<Column>, null | undefined>,
      Known | Extract<UpdateType<Column>, null>
    >

type WithKnown<Table, Known> = { [C in keyof Table]: C extends keyof Known ? Narrowed<Table[C], Known[C]> : Table[C] }

/** Every table, as `tables.gen.ts` reads it from the database and with what the code knows besides. */
export type Schema = WithKnownTables<InDatabase<KnownColumns>>
type WithKnownTables<Known> = {
  [T in keyof Tables]: T extends keyof Known ? WithKnown<Tables[T], Known[T]> : Tables[T]
}

/** A row as it is read. */
export type Row<T extends keyof Schema> = Selectable<Schema[T]>
