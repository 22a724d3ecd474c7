import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Combobox } from '#web/ui/Combobox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { MultiChoice } from '#web/ui/MultiChoice.tsx'
import { PasswordInput } from '#web/ui/PasswordInput.tsx'
import { PinInput } from '#web/ui/PinInput.tsx'
import { emptyPin } from '#web/ui/pin.ts'
import { Segmented } from '#web/ui/Segmented.tsx'
import { Select } from '#web/ui/Select.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { TimeChoice } from '#web/ui/TimeChoice.tsx'
import { YearChoice } from '#web/ui/YearChoice.tsx'

const options = [{ value: 'pune', label: 'Pune' }]
const many = Array.from({ length: 14 }, (_, at) => ({ value: `${at}`, label: `Place ${at}` }))
const ignore = () => undefined
const found = (count: number) => `${count} found`
const choiceWords = { selectAll: 'Select All', deselectAll: 'Deselect All', find: 'Find', found }
const timeWords = { hour: 'Hour', minute: 'Minute', half: 'AM or PM', am: 'AM', pm: 'PM' }
const list = { value: '', onChange: ignore, placeholder: 'Select' }
const combobox = { ...list, openLabel: 'Show all', countWords: found }

/** Every field with an error, and again as disabled where it can be. */
export const FieldStatesSample = () => (
  <>
    <Field label="Name" required error="Please enter a name">
      <TextInput value="" onChange={ignore} />
    </Field>
    <Field label="Message" error="Too long">
      <TextArea value="x" onChange={ignore} />
    </Field>
    <Field label="Password" error="Too short">
      <PasswordInput value="x" onChange={ignore} showLabel="Show the password" hideLabel="Hide the password" />
    </Field>
    <Field label="Bride or groom" group required error="Please choose">
      <Segmented value="" onChange={ignore} options={[...options, { value: 'satara', label: 'Satara' }]} />
    </Field>
    <Field label="Taluka" error="Please select a taluka">
      <Select {...list} options={options} />
    </Field>
    <Field label="District" error="Please select a district">
      <Combobox {...combobox} choices={options} />
    </Field>
    <Field label="No districts yet" hint="Choose a state first">
      <Combobox {...combobox} choices={[]} disabled />
    </Field>
    <Field label="No talukas yet">
      <Select {...list} options={[]} disabled />
    </Field>
    {[options, many].map(choices => (
      <Field key={choices.length} label={`${choices.length} places`} group error="Please choose one">
        <MultiChoice choices={choices} chosen={[]} onChange={ignore} words={choiceWords} />
      </Field>
    ))}
    {[options, many].map(choices => (
      <Field key={choices.length} label={`${choices.length} places, later`} group>
        <MultiChoice choices={choices} chosen={[]} onChange={ignore} words={choiceWords} disabled />
      </Field>
    ))}
    <Field label="No places" group>
      <MultiChoice choices={[]} chosen={[]} onChange={ignore} words={choiceWords} />
    </Field>
    <Field label="Code" group error="This code is wrong">
      <PinInput value={emptyPin(4)} onChange={ignore} boxLabel={box => `Digit ${box}`} />
    </Field>
    <Field label="Year" error="Please select a year">
      <YearChoice value={null} onChange={ignore} latest={2005} earliest={2003} placeholder="Select" />
    </Field>
    <Field label="Time" group error="Please select the time">
      <TimeChoice value="" onChange={ignore} words={timeWords} />
    </Field>
    <Field label="Document" required error="Please choose a picture">
      <FileDrop accept="image/png" onFile={ignore} words={{ choose: 'Choose a file', sending: found }} />
    </Field>
    <Checkbox checked onChange={ignore}>
      Remember me
    </Checkbox>
  </>
)
