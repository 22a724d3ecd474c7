import { call } from '#web/api/client.ts'
import { FormDialog } from '#web/office/parts/FormDialog.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { PlanRow } from './queries.ts'
import { officePlanWords } from './words.ts'

interface Props {
  /** The plan to change. Without one, the form creates a new plan. */
  plan: PlanRow | null
  onClose: () => void
  onSaved: (message: string) => void
}

const valuesOf = (plan: PlanRow | null) => ({
  plan_name: plan?.plan_name ?? '',
  plan_name_mr: plan?.plan_name_mr ?? '',
  fee: plan ? String(plan.fee) : '',
  validity_in_days: plan ? String(plan.validity_in_days) : '',
  max_contact_views_count: plan ? String(plan.max_contact_views_count) : '',
  description: plan?.description ?? '',
  description_mr: plan?.description_mr ?? '',
  is_offline: plan?.is_offline ?? false,
})

export function PlanFormDialog({ plan, onClose, onSaved }: Props) {
  const t = officePlanWords(useLanguage())
  const form = useOfficeForm(valuesOf(plan))
  const save = async () => {
    const sent = form.values
    const { message } = plan
      ? await call('PUT /office/plans', { uuid: plan.uuid, version: plan.version, ...sent })
      : await call('POST /office/plans', sent)
    onSaved(message)
  }
  const number = (name: 'fee' | 'validity_in_days' | 'max_contact_views_count', label: string) => (
    <Field label={label} required error={form.errors[name]}>
      <TextInput inputMode="numeric" autoComplete="off" maxLength={9} {...form.control(name)} />
    </Field>
  )
  return (
    <FormDialog
      title={plan ? t.changeTitle(plan.plan_name) : t.makeTitle}
      {...(plan && { hint: t.changeHelp })}
      confirm={t.save}
      form={form}
      onSend={save}
      onClose={onClose}
    >
      <Field label={t.name} required error={form.errors.plan_name}>
        <TextInput data-first="" autoComplete="off" maxLength={60} {...form.control('plan_name')} />
      </Field>
      <Field label={t.nameInMarathi} hint={t.fallback} error={form.errors.plan_name_mr}>
        <TextInput lang="mr" autoComplete="off" maxLength={240} {...form.control('plan_name_mr')} />
      </Field>
      {number('fee', t.fee)}
      {number('validity_in_days', t.days)}
      {number('max_contact_views_count', t.views)}
      <Field label={t.description} error={form.errors.description}>
        <TextArea rows={4} maxLength={1_000} {...form.control('description')} />
      </Field>
      <Field label={t.descriptionInMarathi} error={form.errors.description_mr}>
        <TextArea lang="mr" rows={4} maxLength={4_000} {...form.control('description_mr')} />
      </Field>
      <Checkbox checked={form.values.is_offline} onChange={is_offline => form.set({ is_offline })}>
        {t.offline}
      </Checkbox>
    </FormDialog>
  )
}
