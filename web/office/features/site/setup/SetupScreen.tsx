import { useMutation, useQuery } from '@tanstack/react-query'
import type { SetupStep } from '#domain/site/setup.ts'
import { call } from '#web/api/client.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeClient, staffQuery } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { ChannelTrial } from './ChannelTrial.tsx'
import { setupQuery } from './queries.ts'
import styles from './SetupScreen.module.css'
import { Trustees } from './Trustees.tsx'
import { setupWords, wantWords } from './words.ts'

/** The screen of each step. A written page exists in both languages. */
const placesOf: Record<Exclude<SetupStep, 'reach' | 'trustees'>, string[]> = {
  name: ['content/name/both'],
  address: ['content/contact/both'],
  telephone: ['content/contact/both'],
  email: ['content/contact/both'],
  officer: ['content/contact/both'],
  terms: ['content/terms/en', 'content/terms/mr'],
  privacy: ['content/privacy/en', 'content/privacy/mr'],
  refunds: ['content/refunds/en', 'content/refunds/mr'],
  plans: ['plans'],
  aadhaar: ['content/contact/both'],
  backup: ['health'],
  staff: ['staff'],
}

/** The steps before the site can open, with the state of each. */
export default function SetupScreen() {
  const language = useLanguage()
  const t = setupWords(language)
  const { data, error, refetch } = useQuery(setupQuery)
  const wordOf = (place: string) =>
    place.endsWith('/en') ? t.readEnglish : place.endsWith('/mr') ? t.readMarathi : t.enter
  const wants = wantWords(language)
  const open = useMutation({
    mutationFn: () => call('POST /office/setup/open', {}),
    onSuccess: ({ message }) => toast.success(message),
    onSettled: () =>
      Promise.all([officeClient.invalidateQueries(setupQuery), officeClient.invalidateQueries(staffQuery)]),
  })
  const left = data?.steps.filter(({ is_done, is_later }) => !is_done && !is_later).length ?? 0
  const isComplete = left === 0
  return (
    <>
      <ScreenHead eyebrow="शुभारंभ" title={officeWords(language).setup} />
      {data ? (
        <>
          <Notice>{!data.is_open ? t.closed : isComplete ? t.open : t.openMissing}</Notice>
          {data.is_open ? null : (
            <div className={styles.open}>
              <Button kind="primary" disabled={!data.may_open} busy={open.isPending} onClick={() => open.mutate()}>
                {t.openSite}
              </Button>
              <p>{data.may_open ? t.ready : t.left(left)}</p>
            </div>
          )}
          <ol className={styles.steps}>
            {data.steps.map(({ step, is_done, is_later, wants: wanted }) => (
              <Card as="li" key={step}>
                <h2>{t[step]}</h2>
                <Badge tone={is_done ? 'good' : is_later ? 'plain' : 'warning'}>
                  {is_done ? t.done : is_later ? t.later : t.missing}
                </Badge>
                {wanted.length > 0 ? (
                  <p className={styles.wants}>{t.wants(wanted.map(want => wants[want]).join(', '))}</p>
                ) : null}
                {step === 'trustees' ? (
                  <Trustees
                    trustees={data.trustees}
                    onChanged={() => void officeClient.invalidateQueries(setupQuery)}
                  />
                ) : step === 'reach' ? (
                  <>
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
                        href={`/office/${place}`}
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
