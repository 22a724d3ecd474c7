import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnNumber } from '#contract/families/contact-privacy.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { formatPhone } from '#domain/format/phone.ts'
import { bestTimeSentence } from '#domain/words/best-time-names.ts'
import { phoneOwner } from '#domain/words/phone-type-names.ts'
import { call } from '#web/api/client.ts'
import { Failure } from '#web/member/parts/Failure.tsx'
import { numbersQuery } from '#web/member/parts/numbers-query.ts'
import { meQuery } from '#web/session/queries.ts'
import { tellFailure } from '#web/session/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './ContactPrivacy.module.css'
import { MoveButtons } from './MoveButtons.tsx'
import { contactPrivacyWords } from './words.ts'

/** Which numbers other families may read, and in which order. If the server refuses, the switch goes back. */
export function ContactPrivacy() {
  const language = useLanguage()
  const t = contactPrivacyWords(language)
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(numbersQuery)
  const readAgain = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: numbersQuery.queryKey }),
      client.invalidateQueries({ queryKey: meQuery.queryKey }),
    ])
  const change = useMutation({
    mutationFn: ({ uuid, is_hidden }: Pick<OwnNumber, 'uuid' | 'is_hidden'>) =>
      call('PUT /update-contact-visibility', { uuid, is_hidden }),
    onSuccess: ({ message }) => toast.success(message),
    onError: tellFailure,
    onSettled: readAgain,
  })
  const order = useMutation({
    mutationFn: (uuids: string[]) => call('PUT /contact-order', { uuids }),
    onSuccess: ({ message }) => toast.success(message),
    onError: tellFailure,
    onSettled: readAgain,
  })
  const { data: member } = useQuery(meQuery)
  if (!data || !member)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Skeleton className={styles.skeleton} />
  const name = inLanguage(member, language).first_name
  const changing = change.isPending ? change.variables : null
  const ids = data.list.map(({ uuid }) => uuid)
  const inOrder = order.isPending ? order.variables : ids
  const numbers = inOrder.flatMap(uuid => data.list.filter(number => number.uuid === uuid))
  const isBusy = change.isPending || order.isPending
  const move = (at: number, by: -1 | 1) => {
    const moved = ids.filter((_, place) => place !== at)
    moved.splice(at + by, 0, ids[at] ?? '')
    order.mutate(moved)
  }
  return (
    <div className={styles.privacy}>
      <Hint>{t.help}</Hint>
      <Hint>
        {t.orderHelp} <Link href="/edit-profile#registered_mobile.type">{t.edit}</Link>
      </Hint>
      <ul>
        {numbers.map((number, at) => {
          const whose = phoneOwner(number, member.gender, language)
          const phone = formatPhone(number.phone)
          const isHidden = (changing?.uuid === number.uuid ? changing.is_hidden : number.is_hidden) === 'Y'
          // Others of the family may hide it. To show it again is hers.
          const isLeft = number.left_to_candidate === 'Y' && number.waits === 'N'
          const told = (
            <span className={styles.number}>
              <span className={styles.whose}>
                {whose}
                {number.is_registered === 'Y' ? <Badge>{t.registered}</Badge> : null}
              </span>
              <b className="numeric">{phone}</b>
              <small>{isHidden ? t.hidden : number.waits === 'Y' ? t.waits : t.visible}</small>
              {number.best_time ? <small>{bestTimeSentence(number.best_time, language)}</small> : null}
              {isLeft ? <small>{t.left(name)}</small> : null}
            </span>
          )
          return (
            <li key={number.uuid}>
              {isLeft && isHidden ? (
                told
              ) : (
                <Switch
                  checked={!isHidden}
                  busy={isBusy}
                  onChange={isShown => change.mutate({ uuid: number.uuid, is_hidden: isShown ? 'N' : 'Y' })}
                >
                  {told}
                </Switch>
              )}
              {numbers.length > 1 ? (
                <MoveButtons
                  at={at}
                  of={numbers.length}
                  busy={isBusy}
                  labels={{ up: t.up(`${whose}, ${phone}`), down: t.down(`${whose}, ${phone}`) }}
                  onMove={by => move(at, by)}
                />
              ) : null}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
