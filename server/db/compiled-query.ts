import type { Compilable, CompiledQuery, RawBuilder } from 'kysely'
import type { Db } from './open.ts'

/** Stands in the compiled text for a value that each run gives. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

type Build<V, R> = (db: Db, values: V) => Compilable<R> | RawBuilder<R>

/**
 * A query that is built and compiled once. Building the same query anew costs more than sending it, on the calls that
 * members make most. The builder gets placeholders: it may put a value into the query, and must not look at one.
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
  const made = new Map<string, Placeholder>()
  const placeholders = new Proxy({} as V, {
    get(_, name) {
      const placeholder = made.get(String(name)) ?? new Placeholder(String(name))
      made.set(String(name), placeholder)
      return placeholder
    },
  })
  // A plugin belongs to the handle of one caller, and the text is for all.
  const plain = db.withoutPlugins()
  const query = build(plain, placeholders)
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
