import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OwnNumber } from '#contract/contact-privacy.ts'
import { formatPhone } from '#domain/format/phone.ts'
import { phoneOwner } from '#domain/words/phone-type-names.ts'
import { call } from '#web/api/client.ts'
import { Failure } from '#web/member/frame/Failure.tsx'
import { meQuery } from '#web/session/queries.ts'
import { tellFailure } from '#web/session/session.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './ContactPrivacy.module.css'
import { contactPrivacyWords } from './contact-privacy-words.ts'

const numbersQuery = queryOptions({
  queryKey: ['contact-numbers'],
  queryFn: ({ signal }) => call('GET /get-contact/details', {}, { signal }),
  staleTime: 0,
})

/** Which numbers other families may read. The server keeps the last one visible, and the switch then goes back. */
export function ContactPrivacy() {
  const language = useLanguage()
  const say = contactPrivacyWords(language)
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(numbersQuery)
  const change = useMutation({
    mutationFn: ({ uuid, is_hidden }: Pick<OwnNumber, 'uuid' | 'is_hidden'>) =>
      call('PUT /update-contact-visibility', { uuid, is_hidden }),
    onSuccess: ({ message }) => toast.success(message),
    onError: tellFailure,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: numbersQuery.queryKey }),
        client.invalidateQueries({ queryKey: meQuery.queryKey }),
      ]),
  })
  const { data: member } = useQuery(meQuery)
  if (!data || !member)
    return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Skeleton className={styles.skeleton} />
  const changing = change.isPending ? change.variables : null
  return (
    <div className={styles.privacy}>
      <Hint>{say.help}</Hint>
      <ul>
        {data.list.map(number => {
          const isHidden = (changing?.uuid === number.uuid ? changing.is_hidden : number.is_hidden) === 'Y'
          return (
            <li key={number.uuid}>
              <Switch
                checked={!isHidden}
                busy={change.isPending}
                onChange={isShown => change.mutate({ uuid: number.uuid, is_hidden: isShown ? 'N' : 'Y' })}
              >
                <span className={styles.number}>
                  <span className={styles.whose}>
                    {phoneOwner(number, member.gender, language)}
                    {number.is_registered === 'Y' ? <Badge>{say.registered}</Badge> : null}
                  </span>
                  <b className="numeric">{formatPhone(number.phone)}</b>
                  <small>{isHidden ? say.hidden : say.visible}</small>
                </span>
              </Switch>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
