import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from './open.ts'

/** Stands in the compiled text for a value that each run gives. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Each value as a parameter of the query, which has no value yet. */
export type ParametersOf<V> = { readonly [Name in keyof V]-?: RawBuilder<V[Name]> }
/** A value, or its parameter in a compiled query: for parts that serve queries of both kinds. */
export type SqlValue<T> = T | RawBuilder<T>
type Build<V, R> = (db: Db, parameters: ParametersOf<V>) => Compilable<R> | RawBuilder<R>

/**
 * A query that is built and compiled once. Building the same query anew costs more than sending it, on the calls that
 * members make most. The builder gets parameters in place of the values, which each run gives.
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
  // Which values there are, only their type says: a parameter is made when the builder asks for it.
  const parameters = new Proxy({} as ParametersOf<V>, { get: (_, name) => sql`${new Placeholder(String(name))}` })
  // A plugin belongs to the handle of one caller, and the text is for all.
  const plain = db.withoutPlugins()
  const query = build(plain, parameters)
  return 'isRawBuilder' in query ? query.compile(plain) : query.compile()
}

/** Makes a thing once for each combination of a few choices, such as the statements whose text differs by them. */
export function onceFor<K extends readonly string[], T>(make: (...choices: K) => T): (...choices: K) => T {
  const made = new Map<string, T>()
  return (...choices) => {
    const key = choices.join(' ')
    const known = made.get(key)
    if (known !== undefined) return known
    const one = make(...choices)
    made.set(key, one)
    return one
  }
}
