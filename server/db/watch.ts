import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Whether the database answers, with listeners for changes of that. */
export interface Availability {
  isAway(): boolean
  onChange(listener: (isAway: boolean) => void): void
}

const askEvery = 300
const answerWithin = 1_200

/**
 * Pings the database all the time on a connection of its own. A frozen server or a cut cable leaves connections open, so only
 * a missing answer shows it. A timeout on each statement would have to be longer than the slowest good one, and callers would
 * wait that long.
 */
export function watchDatabase(url: string): Availability & { start(): void; close(): Promise<void> } {
  const listeners: ((isAway: boolean) => void)[] = []
  let isAway = false
  let running: Promise<void> | null = null
  const closing = new AbortController()

  function tell(away: boolean) {
    if (away === isAway || closing.signal.aborted) return
    isAway = away
    for (const listener of listeners) listener(away)
  }
  const rest = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal: closing.signal, ref: false }).catch(() => {})

  /** Pings until the connection ends. Resolves to whether the server fell silent, as opposed to closing the connection. */
  async function askOn(client: pg.Client): Promise<'silent' | 'ended'> {
    while (!closing.signal.aborted) {
      const answer = await Promise.race([
        client.query('select 1').then(
          () => 'answered' as const,
          () => 'ended' as const,
        ),
        silence(),
      ])
      if (answer !== 'answered') return answer
      tell(false)
      await rest(askEvery)
    }
    return 'ended'
  }

  async function watch() {
    while (!closing.signal.aborted) {
      const client = new pg.Client({
        connectionString: url,
        application_name: 'saptapadi watching',
      })
      client.on('error', () => {})
      const connecting = client.connect().then(
        () => 'connected',
        () => 'refused',
      )
      const isConnected = (await Promise.race([connecting, silence()])) === 'connected'
      // One lost connection says little. A second failure, or a missing answer, says enough.
      if (!isConnected || (await askOn(client)) === 'silent') tell(true)
      destroyConnection(client)
      await rest(askEvery)
    }
  }

  return {
    isAway: () => isAway,
    onChange: listener => void listeners.push(listener),
    start() {
      running ??= watch()
    },
    async close() {
      closing.abort()
      await running
    },
  }
}

/**
 * Waits as long as an answer may take. A busy event loop reads answers late, so the time is counted in turns of the loop, and
 * a blocked loop waits longer.
 */
async function silence(): Promise<'silent'> {
  for (let turn = 0; turn < answerWithin / 100; turn++) {
    await pause(100, undefined, { ref: false })
    await nextTurn()
  }
  return 'silent'
}

/** Ends a connection without waiting for the server. Statements under way fail at once. */
export function destroyConnection(client: pg.ClientBase): void {
  // The driver's types leave the socket out, and its own `end` waits for an answer to what was sent before.
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } }
  connection.stream.destroy()
}
