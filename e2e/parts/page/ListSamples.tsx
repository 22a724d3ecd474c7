import { useState } from 'react'
import { Combobox } from '#web/ui/Combobox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { ListSelect } from '#web/ui/ListSelect.tsx'
import { MultiChoice } from '#web/ui/MultiChoice.tsx'
import type { Choice } from '#web/ui/matching.ts'
import type { SampleProps } from './sample-props.ts'

const named = (...labels: string[]): Choice[] => labels.map(label => ({ value: label.toLowerCase(), label }))
const districts = () => named('Nagpur', 'Nanded', 'Nandurbar', 'Nashik', 'Pune', 'Satara')
const found = (count: number) => (count === 1 ? '1 choice' : `${count} choices`)
const words = { selectAll: 'Select All', deselectAll: 'Deselect All', find: 'Find', found }

export function ComboboxSample({ tell }: SampleProps) {
  const [value, setValue] = useState('pune')
  return (
    <Field label="District" required hint="Where you live">
      <Combobox
        choices={districts()}
        value={value}
        onChange={chosen => {
          setValue(chosen)
          tell(chosen || 'nothing')
        }}
        placeholder="Type a name"
        openLabel="Show all"
        countWords={found}
      />
    </Field>
  )
}

export function ListSelectSample({ tell }: SampleProps) {
  const [value, setValue] = useState('in')
  const [across, setAcross] = useState<HTMLElement | null>(null)
  const choices = [
    { value: 'au', label: 'Australia' },
    { value: 'at', label: 'Austria' },
    { value: 'in', label: 'India' },
    { value: 'us', label: 'United States' },
  ]
  return (
    <div ref={setAcross}>
      <ListSelect
        label="Country"
        choices={choices}
        value={value}
        onChange={chosen => {
          setValue(chosen)
          tell(chosen)
        }}
        short={choice => choice.value.toUpperCase()}
        across={across}
      />
    </div>
  )
}

function Choosing({ tell, choices, label }: SampleProps & { choices: Choice[]; label: string }) {
  const [chosen, setChosen] = useState<string[]>(['pune'])
  return (
    <Field label={label} group>
      <MultiChoice
        choices={choices}
        chosen={chosen}
        onChange={next => {
          setChosen(next)
          tell(next.join(',') || 'nothing')
        }}
        words={words}
      />
    </Field>
  )
}

export const MultiChoiceSample = ({ tell }: SampleProps) => (
  <Choosing tell={tell} label="Few districts" choices={named('Nagpur', 'Pune', 'Satara')} />
)
export const MultiChoiceLongSample = ({ tell }: SampleProps) => (
  <Choosing
    tell={tell}
    label="Many districts"
    choices={[...districts(), ...named('Akola', 'Beed', 'Dhule', 'Jalna', 'Latur', 'Raigad', 'Sangli', 'Thane')]}
  />
)
