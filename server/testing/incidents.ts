import type { InputOf } from '#contract/endpoint.ts'
import type { notifyOfIncident } from '#contract/office/incidents.ts'
import { noticeParts } from '#domain/office/incident-notice.ts'

type NoticeWords = Pick<
  InputOf<typeof notifyOfIncident>,
  Extract<keyof InputOf<typeof notifyOfIncident>, `${string}_${'en' | 'mr'}`>
>

/** A notice of an incident with every part that it must have. */
export const noticeWords = (words: Partial<NoticeWords> = {}): NoticeWords =>
  ({
    subject_en: 'A',
    subject_mr: 'अ',
    ...Object.fromEntries(
      noticeParts.flatMap(part => [
        [`${part}_en`, `The ${part}`],
        [`${part}_mr`, 'मजकूर'],
      ]),
    ),
    ...words,
  }) as NoticeWords
