import { useEffect, useSyncExternalStore } from 'react'
import { suggestedAtOnce } from '#contract/families/second-script.ts'
import { call } from '#web/api/client.ts'
import type { Suggestion } from './second-forms.ts'

/**
 * How texts would be written in the other script. All fields on the screen ask together, once nobody has typed for a moment. A
 * failure says nothing: the field below which a suggestion would stand can be filled in without one.
 */

const pauseMs = 500
/** After a refusal, such as too many questions from one address, nothing is asked for a while. */
const restMs = 30_000

const found = new Map<string, Suggestion>()
/** The texts on the screen, with the number of fields that hold them. */
const wanted = new Map<string, number>()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let running: AbortController | undefined
let restsUntil = 0

async function ask(): Promise<void> {
  running?.abort()
  const texts = [...wanted.keys()].filter(text => !found.has(text)).slice(0, suggestedAtOnce)
  if (texts.length === 0 || Date.now() < restsUntil) return
  const mine = new AbortController()
  running = mine
  try {
    const { list } = await call('POST /script-suggestions', { texts }, { signal: mine.signal })
    texts.forEach((text, at) => {
      found.set(text, list[at] ?? null)
    })
    for (const tell of listeners) tell()
    // A form may show more texts than one call takes.
    if (running === mine) void ask()
  } catch {
    if (!mine.signal.aborted) restsUntil = Date.now() + restMs
  }
}

/** Says that a field shows this text. Returns how to take that back. */
export function want(text: string): () => void {
  wanted.set(text, (wanted.get(text) ?? 0) + 1)
  if (!found.has(text)) {
    clearTimeout(timer)
    timer = setTimeout(() => void ask(), pauseMs)
  }
  return () => {
    const others = (wanted.get(text) ?? 1) - 1
    if (others > 0) wanted.set(text, others)
    else wanted.delete(text)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const suggestionFor = (text: string | null): Suggestion => (text ? (found.get(text) ?? null) : null)

/** The suggestion for a text. Null until it has come, where there is none, and for no text. */
export function useSuggestion(text: string | null): Suggestion {
  useEffect(() => (text ? want(text) : undefined), [text])
  return useSyncExternalStore(
    subscribe,
    () => suggestionFor(text),
    () => null,
  )
}
