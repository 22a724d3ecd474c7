import { useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Fold } from '#web/ui/Fold.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import type { SampleProps } from './sample-props.ts'

export function TabsSample({ tell }: SampleProps) {
  const [value, setValue] = useState('received')
  const choose = (next: string) => {
    setValue(next)
    tell(next)
  }
  return (
    <Tabs
      label="Interests"
      value={value}
      onChange={choose}
      tabs={[
        { value: 'received', label: 'Received' },
        { value: 'sent', label: 'Sent' },
        { value: 'accepted', label: 'Accepted by you' },
        { value: 'declined', label: 'Declined by you' },
      ]}
    >
      <p>{`Here is what was ${value}`}</p>
      {value === 'declined' ? <Button>Inside</Button> : null}
    </Tabs>
  )
}

export function FoldSample() {
  const [open, setOpen] = useState(false)
  const [text, setText] = useState('')
  return (
    <Fold
      title="Birth and height"
      summary={text || 'Any'}
      marked={text !== ''}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <Field label="Year">
        <TextInput value={text} onChange={setText} filter="digits" maxLength={4} />
      </Field>
    </Fold>
  )
}
