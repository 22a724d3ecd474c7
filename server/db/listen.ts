import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

/** Someone who wants to know when a thing is announced. What happened while the line was down nobody tells. */
export interface Ear {
  /** From now on nothing is missed; said again each time the line is back. */
  connected(): void
  /** With the word that came with it, which may be empty. */
  heard(word: string): void
  lost(): void
}
/** Resolves to the way to stop listening. */
export type Listen = (channel: string, ear: Ear) => Promise<() => Promise<void>>

const heartbeat = 5_000
const pauseBeforeRetry = 500

/** One connection of its own for all channels: one out of the pool would be handed back with its LISTEN. */
export function listenPostgres(url: string): { listen: Listen; close(): Promise<void> } {
  const ears = new Map<string, Set<Ear>>()
  const allEars = () => [...ears.values()].flatMap(some => [...some])
  let line: pg.Client | null = null
  let connecting: Promise<void> | null = null
  let retry: NodeJS.Timeout | undefined

  async function connect() {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'saptapadi listening',
      keepAlive: true,
      connectionTimeoutMillis: heartbeat,
      query_timeout: heartbeat,
    })
    let gone = false
    const lose = () => {
      if (gone) return
      gone = true
      clearInterval(beating)
      client.end().catch(() => {})
      if (line === client) {
        line = null
        for (const ear of allEars()) ear.lost()
      }
      if (ears.size > 0) retry = setTimeout(() => void reconnect(), pauseBeforeRetry)
    }
    client.on('error', lose)
    client.on('end', lose)
    client.on('notification', ({ channel, payload = '' }) => {
      for (const ear of ears.get(channel) ?? []) ear.heard(payload)
    })
    // A line that was cut without a word looks open for ever: only an answer proves it.
    const beating = setInterval(() => void client.query('select 1').catch(lose), heartbeat)
    beating.unref()
    try {
      await client.connect()
      // Those who come while this waits are heard too: the map is read as it goes.
      for (const channel of ears.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch {
      return lose()
    }
    if (gone) return
    line = client
    for (const ear of allEars()) ear.connected()
  }
  const reconnect = () => {
    connecting ??= connect().finally(() => {
      connecting = null
    })
    return connecting
  }
  async function hangUp() {
    clearTimeout(retry)
    await connecting
    clearTimeout(retry)
    const client = line
    line = null
    await client?.end()
  }

  return {
    async listen(channel, ear) {
      const some = ears.get(channel) ?? new Set()
      ears.set(channel, some.add(ear))
      // Where this fails the line is breaking, and the next one begins with all channels.
      if (line)
        await line.query(`listen ${line.escapeIdentifier(channel)}`).then(
          () => ear.connected(),
          () => {},
        )
      else await reconnect()
      return async () => {
        some.delete(ear)
        if (some.size > 0) return
        ears.delete(channel)
        if (ears.size === 0) await hangUp()
        else await line?.query(`unlisten ${line.escapeIdentifier(channel)}`)
      }
    },
    async close() {
      ears.clear()
      await hangUp()
    },
  }
}

/** The embedded database tells itself; its one connection is never lost. */
export const listenEmbedded =
  (pglite: PGlite): Listen =>
  async (channel, ear) => {
    const stop = await pglite.listen(channel, word => ear.heard(word))
    ear.connected()
    return () => stop()
  }
