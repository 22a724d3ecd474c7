import type { z } from 'zod'
import type { Access, Endpoint, InputOf, OfficeAccess } from '#contract/endpoint.ts'
import type { CallName, Calls } from '#contract/index.ts'
import type { StaffActName } from '#domain/office/audit.ts'
import type { StaffAccess } from '#domain/office/staff.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { InAct } from './acts.ts'
import type { StaffMember } from './staff.ts'
import type { Viewer } from './viewer.ts'

export interface UploadedFile {
  bytes: Buffer
  name: string
}

type ViewerFor<A extends Access> = A extends 'session' | 'member' | 'paid'
  ? Viewer
  : A extends OfficeAccess
    ? null
    : Viewer | null
type StaffFor<A extends Access> = A extends StaffAccess ? StaffMember : A extends 'office' ? StaffMember | null : null

/** What a handler knows of one call. */
export interface CallContext<E extends Endpoint> {
  input: InputOf<E>
  viewer: ViewerFor<E['access']>
  /** The member of staff who makes a call of the office. */
  staff: StaffFor<E['access']>
  /** Does what the audit records, in a transaction of its own. What must outlive a refusal is done in one before it is thrown. */
  inAct: E extends { readonly acts: readonly (infer A extends StaffActName)[] } ? InAct<A> : null
  now: Date
  language: Language
  /** The key of the caller's network address, for limits. */
  address: string
  /** The id that the server gave this browser at an earlier login or sign-up. Null for a browser that has none. */
  device: string | null
  /** What the browser says of itself. */
  userAgent: string
  /** Whether a token was sent, also that of a session that has ended. */
  sentToken: boolean
  /** Whether the caller tries the demo on this machine. */
  mayUseDemo: boolean
  /** Writes or removes the cookie of an office session. */
  setOfficeCookie: E['access'] extends OfficeAccess ? (token: string | null) => void : null
  file: E['file'] extends string ? UploadedFile : null
}

/** Where the output depends on the viewer's class, the handler names the class. A union would let the wrong shape out. */
type AnswerFor<E extends Endpoint> = E['output'] extends z.ZodType
  ? z.input<E['output']>
  : {
      [C in keyof E['output']]: { as: C; body: E['output'][C] extends z.ZodType ? z.input<E['output'][C]> : never }
    }[keyof E['output']]

type Handler<E extends Endpoint> = (context: CallContext<E>) => Promise<AnswerFor<E>> | AnswerFor<E>
export type Handlers = { [K in CallName]: Handler<Calls[K]> }
export type HandlersOf<K extends CallName> = Pick<Handlers, K>
