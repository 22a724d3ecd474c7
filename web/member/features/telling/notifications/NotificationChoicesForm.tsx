import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ChannelChoice } from '#contract/telling/notifications.ts'
import { byChannel, channelWants } from '#domain/telling/channels.ts'
import { ReadInSelect } from '#web/access/consent/ReadInSelect.tsx'
import type { ReadIn } from '#web/access/consent/use-consent-ticks.ts'
import { call } from '#web/api/client.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { pushWords } from '#web/member/parts/push/words.ts'
import { useConsentText } from '#web/member/parts/use-consent-text.ts'
import { meQuery } from '#web/session/queries.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './NotificationChoicesForm.module.css'
import { notificationChoiceWords } from './notification-choice-words.ts'
import { PushChoice } from './PushChoice.tsx'
import { choicesQuery } from './queries.ts'

type Change =
  | (Pick<ChannelChoice, 'channel'> & {
      wants?: ChannelChoice['wants']
      consent_version?: number
      consent_language?: ReadIn
      try_again?: true
    })
  | { weekly_sheet: 'Y' | 'N' }
  | { push_names: 'Y' | 'N' }
const ofChannel = (change: Change) => ('channel' in change ? change : null)
const ofNames = (change: Change) => ('push_names' in change ? change.push_names : null)
const ofSheet = (change: Change) => ('weekly_sheet' in change ? change.weekly_sheet : null)

/** The form for what a member is notified of on each channel besides the bell: a topic of the settings. */
export function NotificationChoicesForm({ className }: { className?: string | undefined }) {
  const language = useLanguage()
  const t = notificationChoiceWords(language)
  const sayPush = pushWords(language)
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(choicesQuery)
  const whatsapp = useConsentText('whatsapp')
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (change: Change) => call('PUT /notification/choices', change),
    onSuccess: ({ message, ...choices }, change) => {
      client.setQueryData(choicesQuery.queryKey, choices)
      if (ofChannel(change)?.consent_version) void client.invalidateQueries({ queryKey: ['consents'] })
      if (ofChannel(change)?.try_again) void client.invalidateQueries({ queryKey: meQuery.queryKey })
      toast.success(message)
    },
    onError: tellFailure,
  })
  if (!data)
    return error ? (
      <Failure part error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className={classNames(styles.choicesLoading, className)} />
    )
  const pending = isPending ? variables : null
  const pendingOf = (channel: ChannelChoice['channel']) => {
    const change = pending && ofChannel(pending)
    return change?.channel === channel ? change : null
  }
  const wantsOf = ({ channel, wants }: ChannelChoice) => pendingOf(channel)?.wants ?? wants
  const choose = ({ channel, consent }: ChannelChoice, wants: ChannelChoice['wants']) =>
    mutate({ channel, wants, ...(consent && { consent_version: consent.version, ...whatsapp.read }) })
  const asksConsent = ({ state, consent }: ChannelChoice) => consent && (state === 'READY' || state === 'NOT_AGREED')
  const hintOf = (choice: ChannelChoice) => {
    const { state, consent } = choice
    if (!consent || !asksConsent(choice)) return state === 'READY' ? undefined : t[state]
    return (
      <>
        <span lang={whatsapp.text?.language} dir={whatsapp.text?.direction}>
          {whatsapp.text?.sentence ?? consent.sentence}
        </span>{' '}
        {t.agreeing}
      </>
    )
  }
  return (
    <Card as="section" className={classNames(styles.choices, className)} aria-label={t.title}>
      <h2>{t.title}</h2>
      <Hint>{t.help}</Hint>
      {data.list.map(choice => (
        <div key={choice.channel} className={styles.channel}>
          {asksConsent(choice) ? <ReadInSelect {...whatsapp} /> : null}
          <Field label={byChannel(choice.channel, language)} group hint={hintOf(choice)}>
            {/* Without an address there is nothing to choose, and nothing that looks chosen. */}
            {choice.state === 'NONE' ? null : (
              <Segmented
                value={wantsOf(choice)}
                onChange={wants => choose(choice, wants as ChannelChoice['wants'])}
                options={channelWants.map(wants => ({ value: wants, label: t[`${wants}_SHORT`] }))}
              />
            )}
          </Field>
          {choice.state === 'UNREACHABLE' ? (
            <Button
              busy={Boolean(pendingOf(choice.channel)?.try_again)}
              onClick={() => mutate({ channel: choice.channel, try_again: true })}
            >
              {t.tryAgain}
            </Button>
          ) : null}
        </div>
      ))}
      <Field label={t.sheet} group hint={t.sheetHelp}>
        <Segmented
          value={(pending && ofSheet(pending)) ?? data.weekly_sheet}
          onChange={wanted => mutate({ weekly_sheet: wanted === 'Y' ? 'Y' : 'N' })}
          options={(['Y', 'N'] as const).map(value => ({ value, label: t[`sheet_${value}`] }))}
        />
      </Field>
      <PushChoice />
      <Field label={sayPush.names} group hint={sayPush.namesHelp}>
        <Segmented
          value={(pending && ofNames(pending)) ?? data.push_names}
          onChange={wanted => mutate({ push_names: wanted === 'Y' ? 'Y' : 'N' })}
          options={(['Y', 'N'] as const).map(value => ({ value, label: sayPush[`names_${value}`] }))}
        />
      </Field>
      <Hint>{t.important}</Hint>
      <Hint>{t.gathered}</Hint>
    </Card>
  )
}
