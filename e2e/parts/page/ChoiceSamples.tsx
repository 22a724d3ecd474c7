import { useState } from 'react'
import { Field } from '#web/ui/Field.tsx'
import { Switch } from '#web/ui/Switch.tsx'
import { TimeChoice } from '#web/ui/TimeChoice.tsx'
import { YearChoice } from '#web/ui/YearChoice.tsx'
import type { SampleProps } from './sample-props.ts'

export function YearSample({ tell }: SampleProps) {
  const [year, setYear] = useState<number | null>(null)
  return (
    <Field label="Birth year" required>
      <YearChoice
        latest={2005}
        earliest={1965}
        placeholder="Select"
        value={year}
        onChange={next => {
          setYear(next)
          tell(String(next))
        }}
      />
    </Field>
  )
}

export function TimeSample({ tell }: SampleProps) {
  const [time, setTime] = useState('')
  return (
    <Field label="Birth time" group>
      <TimeChoice
        value={time}
        words={{ hour: 'Hour', minute: 'Minute', half: 'AM or PM', am: 'AM', pm: 'PM' }}
        onChange={next => {
          setTime(next)
          tell(next || 'no time')
        }}
      />
    </Field>
  )
}

export function SwitchSample({ tell }: SampleProps) {
  const [on, setOn] = useState(false)
  return (
    <>
      <Switch
        checked={on}
        onChange={next => {
          setOn(next)
          tell(next ? 'on' : 'off')
        }}
      >
        Send me e-mails
      </Switch>
      <Switch checked busy onChange={() => tell('never')}>
        Being saved
      </Switch>
    </>
  )
}
