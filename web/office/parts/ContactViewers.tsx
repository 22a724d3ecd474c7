import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '#domain/format/instant.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { digits } from '#domain/words/digits.ts'
import { call } from '#web/api/client.ts'
import { useLanguage } from '#web/ui/language.ts'
import { PartCard } from './PartCard.tsx'
import { RecordLink } from './RecordLink.tsx'

const viewerWords = catalogue({
  title: ['Who saw this family’s number', 'या कुटुंबाचा नंबर कोणी पाहिला'],
  none: ['No family has opened it.', 'कोणत्याही कुटुंबाने पाहिलेला नाही.'],
  latest: [(n: string) => `The latest 20 of ${n}.`, (n: string) => `${n} पैकी शेवटचे २०.`],
})

/** Which families opened the contact of one family, with the time. For ADMINs alone. */
export function ContactViewers({ of }: { of: { member: string } | { registration_no: string } }) {
  const language = useLanguage()
  const t = viewerWords(language)
  const { data } = useQuery({
    queryKey: ['contact viewers', of],
    queryFn: ({ signal }) => call('GET /office/contact-viewers', { ...of }, { signal }),
  })
  if (!data) return null
  return (
    <PartCard>
      <h2>{t.title}</h2>
      {data.count === 0 ? <p>{t.none}</p> : null}
      <ul>
        {data.list.map(({ uuid, registration_no, last_name, seen_at }) => (
          <li key={uuid}>
            <RecordLink uuid={uuid}>
              {registration_no} {last_name}
            </RecordLink>
            , {formatInstant(seen_at, language)}
          </li>
        ))}
      </ul>
      {data.next_offset === null ? null : <p>{t.latest(digits(language, data.count))}</p>}
    </PartCard>
  )
}
