import { Fragment, useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { countIncidentMembers } from '#contract/office/incidents.ts'
import { type NoticePart, noticeHeadings, noticeParts } from '#domain/office/incident-notice.ts'
import { placeholders } from '#domain/site/site-content.ts'
import { call } from '#web/api/client.ts'
import { FormFields } from '#web/office/parts/FormFields.tsx'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { PeriodFields } from '#web/office/parts/PeriodFields.tsx'
import { useOfficeForm } from '#web/office/parts/use-office-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Segmented } from '#web/ui/Segmented.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { incidentWords } from './words.ts'

type Counted = AnswerOf<typeof countIncidentMembers>
type Selection = 'ALL' | 'FILTER' | 'LIST'

const nobody = {
  by: 'LIST' as Selection,
  joined_from: '',
  joined_to: '',
  used_from: '',
  used_to: '',
  has_id_paper: false,
  has_paid: false,
  registration_nos: '',
}
type NoticeField = 'subject_en' | 'subject_mr' | `${NoticePart}_${'en' | 'mr'}`
/** The one who answers families is the officer of the site, unless another is named. */
const contact = '{officer}, {telephone}, {email}'
const noNotice = {
  subject_en: '',
  subject_mr: '',
  ...Object.fromEntries(
    noticeParts.flatMap(part => [
      [`${part}_en`, ''],
      [`${part}_mr`, ''],
    ]),
  ),
  contact_en: contact,
  contact_mr: contact,
} as Record<NoticeField, string>

/** Chooses families, counts them, and sends them a notice in both languages. */
export function NoticeForm({ uuid, onSent }: { uuid: string; onSent: (message: string) => void }) {
  const language = useLanguage()
  const t = incidentWords(language)
  const form = useOfficeForm({ ...nobody, ...noNotice })
  const [counted, setCounted] = useState<Counted | null>(null)
  const whom = Object.fromEntries(
    Object.keys(nobody).map(name => [name, form.values[name as keyof typeof nobody]]),
  ) as typeof nobody
  /** Clears the count, which does not hold for a changed choice. */
  const choose = (change: Partial<typeof nobody>) => {
    setCounted(null)
    form.set(change)
  }
  const count = () =>
    form.send(async () => setCounted(await call('POST /office/incidents/:uuid/whom', { uuid, ...whom })))
  const send = () =>
    form.send(async () => {
      const { message } = await call('POST /office/incidents/:uuid/notify', { uuid, ...form.values })
      setCounted(null)
      form.set({ ...nobody, ...noNotice })
      onSent(message)
    })
  const period = (name: 'joined' | 'used', words: { period: string; from: string; to: string }) => {
    const [first, last] = [`${name}_from`, `${name}_to`] as const
    return (
      <PeriodFields
        words={words}
        values={{ from: form.values[first], to: form.values[last] }}
        errors={{ from: form.errors[first], to: form.errors[last] }}
        onChange={({ from = form.values[first], to = form.values[last] }) => choose({ [first]: from, [last]: to })}
      />
    )
  }
  return (
    <PartCard>
      <h2>{t.tell}</h2>
      <FormFields form={form}>
        <Field label={t.whom} group error={form.errors.by}>
          <Segmented
            value={whom.by}
            onChange={by => choose({ by: by as Selection })}
            options={[
              { value: 'LIST', label: t.list },
              { value: 'FILTER', label: t.filter },
              { value: 'ALL', label: t.all },
            ]}
          />
        </Field>
        {whom.by === 'LIST' ? (
          <Field label={t.numbers} required hint={t.numbersHelp} error={form.errors.registration_nos}>
            <TextArea
              rows={4}
              maxLength={120_000}
              value={whom.registration_nos}
              onChange={registration_nos => choose({ registration_nos })}
            />
          </Field>
        ) : null}
        {whom.by === 'FILTER' ? (
          <>
            {period('joined', { period: t.joined, from: t.joinedFrom, to: t.joinedTo })}
            {period('used', { period: t.used, from: t.usedFrom, to: t.usedTo })}
            <Checkbox checked={whom.has_id_paper} onChange={has_id_paper => choose({ has_id_paper })}>
              {t.hasIdPaper}
            </Checkbox>
            <Checkbox checked={whom.has_paid} onChange={has_paid => choose({ has_paid })}>
              {t.hasPaid}
            </Checkbox>
          </>
        ) : null}
        <div className="row-2">
          <Button busy={form.busy} onClick={count}>
            {t.countThem}
          </Button>
        </div>
        <div role="status">
          {counted ? (
            <Notice>
              <p>{t.counted(counted.count)}</p>
              {counted.told_before > 0 ? <p>{t.toldBefore(counted.told_before)}</p> : null}
              {counted.unknown.length > 0 ? <p>{t.unknown(counted.unknown.join(', '))}</p> : null}
            </Notice>
          ) : null}
        </div>
        {(['en', 'mr'] as const).map(written => (
          <Fragment key={written}>
            <Field label={`${t.subject} (${t[written]})`} required error={form.errors[`subject_${written}`]}>
              <TextInput autoComplete="off" maxLength={100} {...form.control(`subject_${written}`)} />
            </Field>
            {noticeParts.map(part => (
              <Field
                key={part}
                label={`${noticeHeadings(language)[part]} (${t[written]})`}
                required
                error={form.errors[`${part}_${written}`]}
              >
                <TextArea rows={3} maxLength={1000} {...form.control(`${part}_${written}`)} />
              </Field>
            ))}
          </Fragment>
        ))}
        <Hint>{t.placeholders(placeholders.map(name => `{${name}}`).join(' '))}</Hint>
        <div className="row-2">
          {/* The notice can be sent only after the number of families was shown. */}
          <Button kind="primary" busy={form.busy} disabled={!counted || counted.count === 0} onClick={send}>
            {t.send}
          </Button>
        </div>
      </FormFields>
    </PartCard>
  )
}
