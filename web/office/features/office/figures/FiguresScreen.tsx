import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addDays, dayInIndia } from '#domain/calendar.ts'
import { formatInstant } from '#domain/format/instant.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { PeriodFields } from '#web/office/parts/PeriodFields.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { SearchCard } from '#web/office/parts/SearchCard.tsx'
import { useAddress } from '#web/office/parts/use-address.ts'
import { useNow } from '#web/office/parts/use-now.ts'
import { staffQuery } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { ChartPart } from './ChartPart.tsx'
import styles from './Figures.module.css'
import { figuresQuery, lastMonth, type Period } from './queries.ts'
import { figureScreenWords } from './words.ts'

const path = '/office/figures'

/** The figures of the office over a period, each as a chart with its table. */
export default function FiguresScreen() {
  const language = useLanguage()
  const t = figureScreenWords(language)
  const { values, hrefOf, open } = useAddress<Record<keyof Period, string>>(path, { ...lastMonth })
  const { data, error, refetch } = useQuery(figuresQuery(values, language))
  const { data: staff } = useQuery(staffQuery)
  const today = dayInIndia(new Date(useNow()))
  const back = (days: number) => hrefOf({ from: addDays(today, 1 - days), to: '' }, 1)
  return (
    <>
      <ScreenHead eyebrow="आकडे" title={officeWords(language).figures} />
      <PeriodForm key={JSON.stringify(values)} period={values} onChoose={period => open({ ...period }, 1)} />
      <nav className={styles.ready} aria-label={t.ready}>
        <ButtonLink small href={back(90)}>
          {t.last90}
        </ButtonLink>
        <ButtonLink small href={back(365)}>
          {t.lastYear}
        </ButtonLink>
      </nav>
      {data ? (
        <>
          <p className={styles.counted}>
            {data.counted_at ? t.countedAt(formatInstant(data.counted_at, language)) : t.notCounted}
          </p>
          <div className={styles.charts}>
            {data.charts.map(chart => (
              <ChartPart key={chart.chart} chart={chart} figures={data} mayExport={staff?.role === 'ADMIN'} />
            ))}
          </div>
        </>
      ) : (
        <NoAnswerYet part error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}

function PeriodForm({ period, onChoose }: { period: Period; onChoose: (period: Period) => void }) {
  const t = figureScreenWords(useLanguage())
  const [typed, setTyped] = useState(period)
  const isChosen = period.from !== '' || period.to !== ''
  return (
    <SearchCard words={t} onSearch={() => onChoose(typed)} onClear={isChosen ? () => onChoose(lastMonth) : null}>
      <PeriodFields words={t} values={typed} onChange={change => setTyped({ ...typed, ...change })} />
    </SearchCard>
  )
}
