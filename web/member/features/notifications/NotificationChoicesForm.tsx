import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#web/api/client.ts'
import { Card } from '#web/ui/Card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Switch } from '#web/ui/Switch.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './NotificationsScreen.module.css'
import { choicesQuery } from './queries.ts'
import { notificationWords } from './words.ts'

/** By which ways a member wants to hear of notifications: below them, and in the settings. */
export function NotificationChoicesForm({ className }: { className?: string | undefined }) {
  const say = notificationWords(useLanguage())
  const client = useQueryClient()
  const { data } = useQuery(choicesQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: (choice: { email?: 'Y' | 'N'; sms?: 'Y' | 'N' }) => call('PUT /notification/choices', choice),
    onSuccess: ({ message, ...choices }) => {
      client.setQueryData(choicesQuery.queryKey, choices)
      toast.success(message)
    },
  })
  if (!data) return null
  const yesOrNo = (checked: boolean) => (checked ? 'Y' : 'N')
  return (
    <Card as="section" className={classNames(styles.choices, className)} aria-label={say.choices}>
      <h2>{say.choices}</h2>
      <Switch checked={data.email === 'Y'} busy={isPending} onChange={on => mutate({ email: yesOrNo(on) })}>
        {say.byEmail}
      </Switch>
      <Switch checked={data.sms === 'Y'} busy={isPending} onChange={on => mutate({ sms: yesOrNo(on) })}>
        {say.bySms}
      </Switch>
    </Card>
  )
}
