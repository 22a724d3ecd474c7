import type { Listen } from './listen.ts'

/** What a cache does with the notifications of its channel. Nothing is held to be current while the connection is lost. */
function followed(listen: Listen, channel: string, forget: (payload: string) => void) {
  const state = {
    isListening: false,
    async close() {
      await (await stop)()
    },
  }
  const connect = (isListening: boolean) => {
    state.isListening = isListening
    forget('')
  }
  const stop = listen(channel, {
    connected: () => connect(true),
    notified: forget,
    disconnected: () => connect(false),
  })
  return state
}

interface OneValue<Value> {
  listen: Listen
  channel: string
  read(): Promise<Value>
  /** How old a value may be while the listening connection is lost. */
  longestUnheardMs?: number
}

/** Keeps one value until a notification says that it changed. */
export function cachedValue<Value>({ listen, channel, read, longestUnheardMs = 0 }: OneValue<Value>) {
  let cached: Promise<Value> | null = null
  let readAt = 0
  const following = followed(listen, channel, () => {
    cached = null
  })
  return {
    value(): Promise<Value> {
      if (cached && (following.isListening || performance.now() - readAt < longestUnheardMs)) return cached
      const reading = read()
      cached = reading
      readAt = performance.now()
      // A failed read is tried again at the next call.
      reading.catch(() => {
        if (cached === reading) cached = null
      })
      return reading
    },
    close: following.close,
  }
}

interface ManyValues<Key, Value> {
  listen: Listen
  channel: string
  read(key: Key, now: Date): Promise<Value>
  nameOf(key: Key): string
  /** Whom a notification names when the value has changed. Null where the value is not to be kept. */
  memberOf(value: Value, key: Key): string | null
  maxAgeMs: number
  maxEntries: number
}

/** Keeps values of members until a notification names the member. One without a name means everybody. */
export function cachedByMember<Key, Value>(options: ManyValues<Key, Value>) {
  const { listen, channel, read, nameOf, memberOf, maxAgeMs, maxEntries } = options
  const cache = new Map<string, { value: Value; memberId: string; readAt: number }>()
  /** Finds the values of a member without a walk through the whole cache. */
  const namesOf = new Map<string, Set<string>>()
  // Those who ask while a value is being read share the query. Any change that is notified meanwhile removes the read: its value
  // may be older than the change, so it is answered and not kept.
  const reading = new Map<string, Promise<Value>>()

  function drop(name: string) {
    const dropped = cache.get(name)
    if (!dropped) return
    cache.delete(name)
    const names = namesOf.get(dropped.memberId)
    names?.delete(name)
    if (names?.size === 0) namesOf.delete(dropped.memberId)
  }
  function put(name: string, value: Value, memberId: string, readAt: number) {
    drop(name)
    // The Map keeps the order of insertion, so the first entry is the one read longest ago.
    for (const oldest of cache.keys()) {
      if (cache.size < maxEntries) break
      drop(oldest)
    }
    cache.set(name, { value, memberId, readAt })
    namesOf.set(memberId, (namesOf.get(memberId) ?? new Set()).add(name))
  }
  function forget(memberId: string) {
    reading.clear()
    for (const name of memberId ? [...(namesOf.get(memberId) ?? [])] : [...cache.keys()]) drop(name)
  }
  const following = followed(listen, channel, forget)

  function readAnew(key: Key, now: Date): Promise<Value> {
    const name = nameOf(key)
    const started = read(key, now)
    reading.set(name, started)
    /** Says whether no change was notified meanwhile. */
    const end = () => {
      const isCurrent = reading.get(name) === started
      if (isCurrent) reading.delete(name)
      return isCurrent
    }
    started.then(value => {
      const memberId = memberOf(value, key)
      if (end() && following.isListening && memberId !== null) put(name, value, memberId, now.getTime())
    }, end)
    return started
  }

  return {
    /** The value, at most so old as the cache allows. */
    async get(key: Key, now: Date): Promise<Value> {
      const name = nameOf(key)
      const cached = cache.get(name)
      const age = cached ? now.getTime() - cached.readAt : maxAgeMs
      return cached && age >= 0 && age < maxAgeMs ? cached.value : (reading.get(name) ?? readAnew(key, now))
    },
    /** Reads the value even where it is kept. */
    readAnew,
    /** Drops what is kept of a member, for a change that this node made itself: the notification comes a moment later. */
    forget,
    close: following.close,
  }
}
