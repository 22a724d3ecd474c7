import { useEffect, useState } from 'react'
import { canPush, isPushOn, switchPushOff, switchPushOn } from '#web/member/parts/push/push.ts'
import { pushWords } from '#web/member/parts/push/words.ts'
import { tellFailure } from '#web/session/session.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'

/** The switch for push messages in this browser. The browser, not the server, knows whether it is subscribed. */
export function PushChoice() {
  const t = pushWords(useLanguage())
  const [isOn, setOn] = useState(false)
  const [, run] = useBusy()
  useEffect(() => {
    void isPushOn().then(setOn)
  }, [])
  const choose = (wanted: boolean) =>
    run(async () => {
      try {
        const message = await (wanted ? switchPushOn() : switchPushOff())
        if (message) toast.success(message)
        else if (wanted) toast.error(t.refused)
        setOn(await isPushOn())
      } catch (error) {
        tellFailure(error)
      }
    })
  const isBlocked = canPush() && Notification.permission === 'denied'
  const hint = !canPush() ? t.cannot : isBlocked ? t.blocked : t.help
  return (
    <Field label={t.title} group hint={hint}>
      <Segmented
        value={isOn ? 'on' : 'off'}
        onChange={value => choose(value === 'on')}
        options={(['on', 'off'] as const).map(value => ({ value, label: t[value] }))}
      />
    </Field>
  )
}
