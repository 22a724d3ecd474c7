import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from './open.ts'

/** A placeholder in the compiled text for a value that each run supplies. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A parameter of the query in place of each value. */
export type ParametersOf<V> = { readonly [Name in keyof V]-?: RawBuilder<V[Name]> }
/** A value, or its parameter in a compiled query, for parts that are used in both kinds of query. */
export type SqlValue<T> = T | RawBuilder<T>
type Build<V, R> = (db: Db, parameters: ParametersOf<V>) => Compilable<R> | RawBuilder<R>

/**
 * A query that is built and compiled once, because on the most frequent calls building a query costs more than sending it.
 * The builder gets parameters, and each run supplies their values.
 */
export function compiledQuery<V extends object, R>(build: Build<V, R>): (db: Db, values: V) => Promise<R[]> {
  let compiled: CompiledQuery | null = null
  return async (db, values) => {
    compiled ??= compile(db, build)
    const parameters = compiled.parameters.map(one =>
      one instanceof Placeholder ? (values as Record<string, unknown>)[one.name] : one,
    )
    const { rows } = await db.executeQuery<R>({ ...compiled, parameters } as CompiledQuery<R>)
    return rows
  }
}

function compile<V extends object, R>(db: Db, build: Build<V, R>): CompiledQuery {
  // Only the type knows the names of the values, so a parameter is made when the builder asks for it.
  const parameters = new Proxy({} as ParametersOf<V>, { get: (_, name) => sql`${new Placeholder(String(name))}` })
  // Plugins belong to one caller's handle, and the compiled text serves all callers.
  const plain = db.withoutPlugins()
  const query = build(plain, parameters)
  return 'isRawBuilder' in query ? query.compile(plain) : query.compile()
}

/** Makes a value once for each combination of a few choices, such as statements whose text depends on them. */
export function onceFor<K extends readonly string[], T>(make: (...choices: K) => T): (...choices: K) => T {
  const values = new Map<string, T>()
  return (...choices) => {
    const key = choices.join(' ')
    const cached = values.get(key)
    if (cached !== undefined) return cached
    const value = make(...choices)
    values.set(key, value)
    return value
  }
}
