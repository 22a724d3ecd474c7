import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Language } from '#domain/words/catalogue.ts'
import { type LetterPageWords, serveLetterPage } from '#server/http/letter-page.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** A link in a letter that ends letters of its kind and can do nothing else. It has no end, because letters are kept. */
export interface OneTapLink {
  /** Keeps the key of one kind of link from opening another. */
  purpose: string
  path: `/api/${string}`
}

export const oneTapAddress = ({ purpose, path }: OneTapLink, secrets: Secrets, publicUrl: string, id: string): string =>
  `${publicUrl}${path}?${new URLSearchParams({ id, key: secrets.sign(purpose, id) })}`

interface OneTap {
  secrets: Secrets
  link: OneTapLink
  words: (language: Language) => LetterPageWords & { wrong: string }
  /** The language of the member to whom the link was sent; null where that member is gone. */
  languageOf: (id: string) => Promise<Language | null>
  stop: (id: string) => Promise<void>
}

const inLink = z.object({ id: z.guid(), key: z.string().max(100) })

export function serveOneTap(app: FastifyInstance, { secrets, link, words, languageOf, stop }: OneTap): void {
  serveLetterPage(app, {
    path: link.path,
    async open({ query }) {
      const sent = inLink.safeParse(query)
      if (!sent.success || !secrets.isSignedBy(link.purpose, sent.data.id, sent.data.key)) return null
      const language = await languageOf(sent.data.id)
      return language && { id: sent.data.id, language }
    },
    async act({ id }) {
      await stop(id)
      return true
    },
    words: ({ language }) => words(language),
    wrong: language => words(language).wrong,
  })
}
