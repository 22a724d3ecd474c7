import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { timeInIndia } from '#domain/calendar.ts'
import { formatLongDay } from '#domain/format/date.ts'
import { formatBirthTime } from '#domain/format/time.ts'
import { call } from '#web/api/client.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { leaveTelling } from '#web/session/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './OwnSessions.module.css'
import { PasswordDialog } from './PasswordDialog.tsx'
import { settingsWords } from './words.ts'

const sessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call('GET /user/sessions', {}, { signal }),
})

/** The member's sessions, with buttons to end one or all of them. */
export function OwnSessions() {
  const language = useLanguage()
  const t = settingsWords(language)
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(sessionsQuery)
  /** The id of the session to end, or `all`. */
  const [ending, setEnding] = useState<string | null>(null)
  if (!data)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Skeleton className={styles.skeleton} />

  const end = async (password: string) => {
    if (ending === 'all') {
      const { message } = await call('PUT /user/sessions/end-all', { password })
      return leaveTelling(message)
    }
    const { message } = await call('PUT /user/sessions/end', { uuid: ending ?? '', password })
    await client.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    toast.success(message)
    setEnding(null)
  }
  return (
    <div className={styles.sessions}>
      <Hint>{t.devicesHint}</Hint>
      <ul>
        {data.list.map(session => {
          const since = t.loggedIn(
            formatLongDay(session.created_at, language),
            formatBirthTime(timeInIndia(new Date(session.created_at)), language),
          )
          const device = t.device(session.browser, session.system)
          return (
            <li key={session.uuid} className="apart">
              <div className="numeric">
                <b>{device}</b>
                <p>{since}</p>
                <p>{t.lastUsed(formatLongDay(session.last_used_on, language))}</p>
              </div>
              {session.is_current ? (
                <Badge tone="good">{t.thisDevice}</Badge>
              ) : (
                <Button small aria-label={t.logOutLabel(device, since)} onClick={() => setEnding(session.uuid)}>
                  {t.logOut}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Button onClick={() => setEnding('all')}>{t.logOutEverywhere}</Button>
      {ending ? (
        <PasswordDialog
          title={ending === 'all' ? t.logOutAll : t.logOutOne}
          hint={ending === 'all' ? t.logOutAllHelp : t.logOutOneHelp}
          confirm={t.logOut}
          onPassword={end}
          onClose={() => setEnding(null)}
        />
      ) : null}
    </div>
  )
}
