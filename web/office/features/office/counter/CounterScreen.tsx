import { useQuery } from '@tanstack/react-query'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeWords } from '#web/office/words.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { CounterFormFields } from './CounterFormFields.tsx'
import { draftQuery } from './queries.ts'
import { counterWords } from './words.ts'

/** Staff at the counter register a family that walks in. */
export default function CounterScreen() {
  const language = useLanguage()
  const { data, error, refetch } = useQuery(draftQuery)
  return (
    <>
      <ScreenHead eyebrow="नवे स्थळ" title={officeWords(language).counter} />
      <Hint>{counterWords(language).intro}</Hint>
      {data ? (
        <CounterFormFields key={data.draft?.uuid ?? ''} draft={data.draft} sendsSms={data.sends_sms} />
      ) : (
        <NoAnswerYet part error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
