import type { InputOf } from '#contract/endpoint.ts'
import type { notifyOfIncident } from '#contract/office/incidents.ts'
import { noticeHeadings, noticeParts } from '#domain/office/incident-notice.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { BothLetters } from '#server/features/shared/site-content/fill-letter.ts'

type Notice = InputOf<typeof notifyOfIncident>
type WrittenField = Extract<keyof Notice, `${string}_${Language}`>
type Written = Record<WrittenField, string>

/** What an ADMIN wrote, apart from whom it is for. */
export function partsOf({ uuid, ...input }: Notice) {
  const [written, whom] = [true, false].map(isWritten =>
    Object.fromEntries(Object.entries(input).filter(([name]) => /_(?:en|mr)$/.test(name) === isWritten)),
  ) as [Written, Omit<Notice, 'uuid' | WrittenField>]
  return { uuid, whom, written }
}

/** The letter that families read: each part under its heading. */
export function letterOf(written: Written): BothLetters {
  const textIn = (language: Language) =>
    noticeParts.map(part => `${noticeHeadings(language)[part]}: ${written[`${part}_${language}`]}`).join('\n\n')
  return {
    subject_en: written.subject_en,
    text_en: textIn('en'),
    subject_mr: written.subject_mr,
    text_mr: textIn('mr'),
  }
}
