import type { z } from 'zod'

/**
 * Who may call. `session` is a live session, verified or not; `member` a verified one; `demo` a newcomer trying the
 * product on their own machine. The server decides; a page only reads it.
 */
export type Access = 'public' | 'demo' | 'session' | 'member' | 'paid' | 'staff'

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api, with `:name` for what the address carries. */
  readonly path: `/${string}`
  readonly access: Access
  /** Whether calling it changes something: some GETs do, so the method does not tell. */
  readonly writes: boolean
  /** Address, query and body in one flat object. */
  readonly input: z.ZodObject
  /** A multipart call: the name of its file field. */
  readonly file?: string
  /** What leaves: a key it does not name does not leave. One schema a viewer class where they differ. */
  readonly output: z.ZodType | Readonly<Record<string, z.ZodType>>
  /** Seconds a browser may keep a public answer. */
  readonly cacheSeconds?: number
}

export const endpoint = <const E extends Endpoint>(declared: E): E => declared

export type InputOf<E extends Endpoint> = z.output<E['input']>
/** What a page sends: before defaults are filled in. */
export type SentTo<E extends Endpoint> = z.input<E['input']>

export type AnswerOf<E extends Endpoint> = E['output'] extends z.ZodType
  ? z.output<E['output']>
  : E['output'] extends Readonly<Record<string, z.ZodType>>
    ? z.output<E['output'][keyof E['output']]>
    : never
