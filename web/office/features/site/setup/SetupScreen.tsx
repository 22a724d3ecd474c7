import { useQuery } from '@tanstack/react-query'
import type { SetupStep } from '#domain/site/setup.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeClient } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { ChannelTrial } from './ChannelTrial.tsx'
import { setupQuery } from './queries.ts'
import styles from './SetupScreen.module.css'
import { setupWords } from './words.ts'

/** The screen of each step. A written page exists in both languages. */
const placesOf: Record<Exclude<SetupStep, 'reach'>, string[]> = {
  name: ['name/both'],
  address: ['contact/both'],
  telephone: ['contact/both'],
  email: ['contact/both'],
  officer: ['contact/both'],
  terms: ['terms/en', 'terms/mr'],
  privacy: ['privacy/en', 'privacy/mr'],
  refunds: ['refunds/en', 'refunds/mr'],
}

/** The steps before the site can open, with the state of each. */
export default function SetupScreen() {
  const language = useLanguage()
  const t = setupWords(language)
  const { data, error, refetch } = useQuery(setupQuery)
  const wordOf = (place: string) =>
    place.endsWith('/en') ? t.readEnglish : place.endsWith('/mr') ? t.readMarathi : t.enter
  const isComplete = data?.steps.every(({ is_done }) => is_done)
  return (
    <>
      <ScreenHead eyebrow="शुभारंभ" title={officeWords(language).setup} />
      {data ? (
        <>
          <Notice>{!data.is_open ? t.closed : isComplete ? t.open : t.openMissing}</Notice>
          {data.has_backups ? null : <Notice kind="bad">{t.noBackups}</Notice>}
          <ol className={styles.steps}>
            {data.steps.map(({ step, is_done }) => (
              <Card as="li" key={step}>
                <h2>{t[step]}</h2>
                <Badge tone={is_done ? 'good' : 'warning'}>{is_done ? t.done : t.missing}</Badge>
                {step === 'reach' ? (
                  <>
                    {data.channels.length === 0 ? <p>{t.noChannel}</p> : null}
                    <ButtonLink small href="/office/messages">
                      {t.messages}
                    </ButtonLink>
                    {data.channels.map(channel => (
                      <ChannelTrial
                        key={channel.channel}
                        trial={channel}
                        onChanged={() => void officeClient.invalidateQueries(setupQuery)}
                      />
                    ))}
                  </>
                ) : (
                  <div className="row-2">
                    {placesOf[step].map(place => (
                      <ButtonLink
                        key={place}
                        small
                        href={`/office/content/${place}`}
                        aria-label={`${wordOf(place)}: ${t[step]}`}
                      >
                        {wordOf(place)}
                      </ButtonLink>
                    ))}
                  </div>
                )}
              </Card>
            ))}
          </ol>
        </>
      ) : (
        <NoAnswerYet part error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
