import pg from 'pg'

/** Receives the notifications of one channel. Those sent while the connection was lost never arrive. */
export interface Listener {
  /** Called at the start and after each reconnection: from now on no notification is missed. */
  connected(): void
  /** The payload may be empty. */
  notified(payload: string): void
  disconnected(): void
}
/** Resolves to a function that stops listening. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>

/** The name of a node's listening connection, which shows others that the node serves. */
export const listeningName = 'saptapadi listening'

const heartbeatMs = 5_000
/** A busy database may answer late, and giving up the connection would only add to its work. */
const answerWithinMs = 20_000
const retryAfterMs = 500

/** All channels share one connection outside the pool, because a pooled one would keep its LISTEN for its next user. */
export function listenPostgres(
  url: string,
  onConnectionLost: (error: Error) => void = () => {},
): { listen: Listen; close(): Promise<void> } {
  const listeners = new Map<string, Set<Listener>>()
  const allListeners = () => [...listeners.values()].flatMap(ofChannel => [...ofChannel])
  let connection: pg.Client | null = null
  let connecting: Promise<void> | null = null
  let retry: NodeJS.Timeout | undefined

  async function connect() {
    const client = new pg.Client({
      connectionString: url,
      application_name: listeningName,
      keepAlive: true,
      connectionTimeoutMillis: heartbeatMs,
      query_timeout: answerWithinMs,
    })
    let isClosed = false
    const close = (error?: Error) => {
      if (isClosed) return
      isClosed = true
      clearInterval(heartbeat)
      client.end().catch(() => {})
      if (connection === client) {
        connection = null
        // A failed connection is tried again twice a second, which would fill the log.
        onConnectionLost(error ?? new Error('the listening connection ended'))
        for (const listener of allListeners()) listener.disconnected()
      }
      if (listeners.size > 0) retry = setTimeout(() => void reconnect(), retryAfterMs)
    }
    client.on('error', close)
    client.on('end', () => close())
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners.get(channel) ?? []) listener.notified(payload)
    })
    // A connection that was cut without notice looks open for ever, so only an answer proves that it works.
    let isAsking = false
    const heartbeat = setInterval(() => {
      if (isAsking) return
      isAsking = true
      client.query('select 1').then(() => {
        isAsking = false
      }, close)
    }, heartbeatMs)
    heartbeat.unref()
    try {
      await client.connect()
      // A channel added during this loop is listened to as well, because a Map's iterator includes new keys.
      for (const channel of listeners.keys()) await client.query(`listen ${client.escapeIdentifier(channel)}`)
    } catch {
      return close()
    }
    if (isClosed) return
    connection = client
    for (const listener of allListeners()) listener.connected()
  }
  const reconnect = () => {
    connecting ??= connect().finally(() => {
      connecting = null
    })
    return connecting
  }
  async function disconnect() {
    clearTimeout(retry)
    await connecting
    clearTimeout(retry)
    const client = connection
    connection = null
    await client?.end()
  }

  return {
    async listen(channel, listener) {
      const ofChannel = listeners.get(channel) ?? new Set()
      listeners.set(channel, ofChannel.add(listener))
      // A failure here means the connection is breaking. The next one listens to all channels.
      if (connection)
        await connection.query(`listen ${connection.escapeIdentifier(channel)}`).then(
          () => listener.connected(),
          () => {},
        )
      else await reconnect()
      return async () => {
        ofChannel.delete(listener)
        if (ofChannel.size > 0) return
        listeners.delete(channel)
        if (listeners.size === 0) await disconnect()
        else await connection?.query(`unlisten ${connection.escapeIdentifier(channel)}`)
      }
    },
    async close() {
      listeners.clear()
      await disconnect()
    },
  }
}
