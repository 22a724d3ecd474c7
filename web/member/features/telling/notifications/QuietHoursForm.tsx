import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { formatBirthTime } from '#domain/format/time.ts'
import { type QuietHours, quietHourBounds } from '#domain/telling/quiet-hours.ts'
import { call } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { Select } from '#web/ui/Select.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { notificationChoiceWords } from './notification-choice-words.ts'
import { choicesQuery } from './queries.ts'

/** Where a family begins that had no quiet hours and wants some. */
const usual: QuietHours = { from: 21, to: 8 }

/** The hours of a list. Those of the site may lie outside of what a family can choose. */
function hoursWith(chosen: number, { first, last }: { first: number; last: number }): number[] {
  const hours = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return hours.includes(chosen) ? hours : [chosen, ...hours]
}

/** The hours in which the family wants no messages. Each choice is saved at once. */
export function QuietHoursForm() {
  const language = useLanguage()
  const t = notificationChoiceWords(language)
  const client = useQueryClient()
  const { data } = useQuery(choicesQuery)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (quiet_hours: QuietHours | null) => call('PUT /notification/choices', { quiet_hours }),
    onSuccess: ({ message, ...choices }) => {
      client.setQueryData(choicesQuery.queryKey, choices)
      toast.success(message)
    },
    onError: tellFailure,
  })
  if (!data) return null
  const hours = isPending ? variables : data.quiet_hours
  const hourField = (end: keyof QuietHours, chosen: QuietHours) => (
    <Field label={t[`quiet_${end}`]}>
      <Select
        value={String(chosen[end])}
        onChange={hour => mutate({ ...chosen, [end]: Number(hour) })}
        options={hoursWith(chosen[end], quietHourBounds[end]).map(hour => ({
          value: String(hour),
          label: formatBirthTime(`${String(hour).padStart(2, '0')}:00`, language),
        }))}
      />
    </Field>
  )
  return (
    <>
      <h2>{t.quiet}</h2>
      <Hint>{t.quietHelp}</Hint>
      <Field label={t.quiet} labelHidden group>
        <Segmented
          value={hours ? 'Y' : 'N'}
          onChange={wanted => mutate(wanted === 'Y' ? usual : null)}
          options={(['Y', 'N'] as const).map(value => ({ value, label: t[`quiet_${value}`] }))}
        />
      </Field>
      {hours ? (
        <div className="two-columns">
          {hourField('from', hours)}
          {hourField('to', hours)}
        </div>
      ) : null}
    </>
  )
}
