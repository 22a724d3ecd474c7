import type { Socket } from 'node:net'
import type { Language } from '#domain/words/catalogue.ts'
import { followConversation, type Places } from './conversation.ts'

interface Means {
  places: Places
  refusals: Readonly<Record<Language, Uint8Array>>
  countRefusal(): void
  /** Opens a connection to the server and introduces the caller. */
  reachServer(remoteAddress: string): Socket
}

export interface Passage {
  hasReachedServer(): boolean
}

/** Who connects must speak soon, as the server itself would demand. */
const firstByteWithin = 20_000
/** The server ends a silent connection sooner. This is for one that the server does not know, or whose owner no longer reads. */
const silentFor = 75_000

/** Passes a family's connection on to the server and the answers back, and refuses in between what has no place. */
export function passOn(family: Socket, { places, refusals, countRefusal, reachServer }: Means): Passage {
  const conversation = followConversation(places)
  let server: Socket | null = null

  function reach(): Socket {
    const reached = reachServer(family.remoteAddress ?? '')
    reached.on('data', chunk => {
      conversation.heard(chunk)
      if (!family.write(chunk)) reached.pause()
    })
    reached.on('drain', () => family.resume())
    reached.on('end', () => family.destroySoon())
    reached.on('error', () => family.destroy())
    // After a proper end the family may still be reading what was written before.
    reached.on('close', () => {
      if (!family.writableEnded) family.destroy()
    })
    family.setTimeout(silentFor)
    return reached
  }
  family.on('data', chunk => {
    const refusal = conversation.refuse(chunk)
    if (refusal) {
      family.write(refusals[refusal])
      countRefusal()
      return
    }
    server ??= reach()
    if (!server.write(chunk)) family.pause()
  })
  family.on('drain', () => server?.resume())
  family.on('end', () => (server ?? family).end())
  family.on('error', () => family.destroy())
  family.setTimeout(firstByteWithin, () => family.destroy())
  family.on('close', () => {
    conversation.ended()
    server?.destroy()
  })
  return { hasReachedServer: () => server !== null }
}
