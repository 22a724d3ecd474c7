import type { Language } from '#domain/words/catalogue.ts'
import { answerBytes } from './answer-head.ts'
import { readRequestHead } from './request-head.ts'

/** For the calls of members that may be under way at once. */
export interface Places {
  areFull(): boolean
  take(): void
  giveBack(): void
}

/**
 * Follows the requests and answers of one connection, so that a call can be refused between them. What it cannot follow with
 * certainty, such as a request sent before the last was answered, it passes on for the rest of the connection: the server
 * then refuses by itself, at a higher price.
 */
export interface Conversation {
  /** The language of the refusal with which to answer these bytes, or null where they go to the server. */
  refuse(fromFamily: Buffer): Language | null
  heard(fromServer: Buffer): void
  ended(): void
}

export function followConversation(places: Places): Conversation {
  let isLost = false
  let bodyLeft = 0
  /** Of the answer that is being given: null before its head has come. */
  let answerLeft: number | null = null
  let isAnswering = false
  let hasPlace = false

  function giveBack() {
    if (hasPlace) places.giveBack()
    hasPlace = false
  }
  function lose(): null {
    isLost = true
    giveBack()
    return null
  }
  return {
    refuse(chunk) {
      if (isLost) return null
      if (bodyLeft > 0) {
        bodyLeft -= chunk.length
        return bodyLeft < 0 ? lose() : null
      }
      const head = isAnswering ? null : readRequestHead(chunk)
      if (!head || head.bytes < chunk.length) return lose()
      const isWhole = head.bytes === chunk.length
      if (head.isMembersCall && isWhole && places.areFull()) return head.language
      bodyLeft = head.bytes - chunk.length
      isAnswering = true
      answerLeft = null
      if (head.isMembersCall) {
        places.take()
        hasPlace = true
      }
      return null
    },
    heard(chunk) {
      if (isLost) return
      if (!isAnswering) return void lose()
      answerLeft ??= answerBytes(chunk)
      if (answerLeft === null) return void lose()
      answerLeft -= chunk.length
      if (answerLeft < 0) return void lose()
      if (answerLeft > 0) return
      isAnswering = false
      giveBack()
    },
    ended: () => void lose(),
  }
}
