import { mostInvitesPerDay, slipGroups } from '#domain/office/imports.ts'
import { call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './Imports.module.css'
import type { ImportDetail } from './queries.ts'
import { slipScreenWords } from './slip-words.ts'
import { importWords } from './words.ts'

/** Sets how many families a day are invited to log in. */
export function InvitePart({ register, onSaved }: { register: ImportDetail; onSaved: () => void }) {
  const language = useLanguage()
  const t = importWords(language)
  const slips = slipScreenWords(language)
  const { uuid, invited, claimed } = register
  const form = useOfficeForm({ per_day: String(register.invites_per_day) })
  const save = () =>
    form.send(async () => {
      const sent = { uuid, per_day: Number(form.values.per_day) }
      toast.success((await call('POST /office/imports/:uuid/invite', sent)).message)
      onSaved()
    })
  return (
    <PartCard>
      <h2>{t.invitations}</h2>
      <Hint>{t.invitationsHelp}</Hint>
      <p>{t.invited(invited, claimed)}</p>
      <FormFields form={form}>
        <Field label={t.perDay} hint={t.perDayHelp} error={form.errors.per_day}>
          <TextInput type="number" inputMode="numeric" min={0} max={mostInvitesPerDay} {...form.control('per_day')} />
        </Field>
        <div className={styles.buttons}>
          <Button kind="primary" busy={form.busy} onClick={save}>
            {t.invite}
          </Button>
          <ButtonLink href="/office/unreached">{t.toCall}</ButtonLink>
        </div>
        <div className={styles.buttons}>
          {slipGroups
            .filter(group => register.slips[group] > 0)
            .map(group => (
              <ButtonLink key={group} href={`/office/import/${uuid}/slips?group=${group}`}>
                {slips.slipsOf(slips[group], register.slips[group])}
              </ButtonLink>
            ))}
        </div>
      </FormFields>
    </PartCard>
  )
}
