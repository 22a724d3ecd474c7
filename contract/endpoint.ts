import type { z } from 'zod'
import type { StaffActName } from '#domain/office/audit.ts'
import type { StaffAccess } from '#domain/office/staff.ts'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call. `session` means any session, `member` a verified member, `demo` a newcomer who tries the product on their own
 * machine. The rest is the provider's side, with sessions of its own: `office` is whoever stands at its login, and
 * `domain/office/staff.ts` says which roles each other one admits. The server enforces it; pages only read it.
 */
export type OfficeAccess = 'office' | StaffAccess
export type Access = 'public' | 'demo' | 'session' | 'member' | 'paid' | OfficeAccess

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The path below /api, with `:name` for a value in the address. */
  readonly path: `/${string}`
  readonly access: Access
  /** The refusal of a member without a plan, where a `paid` call has a sentence of its own. */
  readonly withoutPlan?: ErrorCode
  /** Whether the call changes something. Some GETs do, so the method does not tell. */
  readonly writes: boolean
  /** The acts that a call of the office writes into the audit, one or several of them each time. */
  readonly acts?: readonly StaffActName[]
  /** Why a call of the office that writes is no act. */
  readonly noAct?: string
  /** Why the families in the answer of a call of the office are not noted as read. All others are. */
  readonly noRead?: string
  /**
   * Whose data an answer of the office opens: that of the family `asked` for by its id, or of `others`. It is declared where the
   * answer may hold no id of a family by which it could be told, where one family is asked for, and where a call without an act
   * writes and so must be refused before it does.
   */
  readonly opens?: 'asked' | 'others'
  /** The limits that the call counts, by the first words of their keys. How many hits each allows stands in a limits.ts. */
  readonly limits?: readonly string[]
  /** The values of address, query and body in one flat object. */
  readonly input: z.ZodObject
  /** The name of the file field. Its presence makes the call multipart. */
  readonly file?: string
  /** How large that file may be, where it may be larger than a photo. */
  readonly maxFileBytes?: number
  /** The answer. It leaves without any key the schema does not name. Where viewer classes differ, each has a schema. */
  readonly output: z.ZodType | Readonly<Record<string, z.ZodType>>
  /** Seconds for which a browser may cache a public answer. */
  readonly cacheSeconds?: number
}

/** What a call of the office that writes must declare: the acts that the audit records, or why there is none. */
export type DeclaredActs =
  | { readonly acts: readonly [StaffActName, ...StaffActName[]] }
  | { readonly noAct: string; readonly acts?: never }
type ActsFor<E extends Endpoint> = E extends { access: OfficeAccess; writes: true } ? DeclaredActs : unknown

/** Keeps the exact type of a declaration, which handlers and pages rely on. */
export const endpoint = <const E extends Endpoint>(declaration: E & ActsFor<E>): E => declaration

export type InputOf<E extends Endpoint> = z.output<E['input']>
/** The input as a page sends it, before defaults are filled in. */
export type SentTo<E extends Endpoint> = z.input<E['input']>

export type AnswerOf<E extends Endpoint> = E['output'] extends z.ZodType
  ? z.output<E['output']>
  : E['output'] extends Readonly<Record<string, z.ZodType>>
    ? z.output<E['output'][keyof E['output']]>
    : never
