import { IconHeartHandshake } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { groupedDigits } from '#domain/words/digits.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { fitCountsQuery } from './queries.ts'
import { planWords } from './words.ts'

/** Tells a member before paying how many profiles fit. Counts that fail to load are left out. */
export function FitCountsNotice() {
  const language = useLanguage()
  const t = planWords(language)
  const { data } = useQuery(fitCountsQuery)
  if (!data) return null
  const count = (value: number | null, few: string) => (value === null ? few : groupedDigits(language, value))
  return (
    <Notice icon={IconHeartHandshake}>
      <h2 className="visually-hidden">{t.fitTitle}</h2>
      {data.has_expectations ? (
        <>
          <p>{t.fitting(count(data.fitting, t.fewerThanTen))}</p>
          <p>{t.accepting(count(data.accepting, t.fewerThanTenOf))}</p>
        </>
      ) : (
        <>
          <p>{t.noExpectations}</p>
          <Link href="/edit-profile">{t.writeExpectations}</Link>
        </>
      )}
    </Notice>
  )
}
