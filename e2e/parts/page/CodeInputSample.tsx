import { useState } from 'react'
import { Field } from '#web/ui/Field.tsx'
import { PinInput } from '#web/ui/PinInput.tsx'
import { emptyPin, isWhole, type Pin } from '#web/ui/pin.ts'
import type { SampleProps } from './sample-props.ts'

export function CodeInputSample({ tell }: SampleProps) {
  const [pin, setPin] = useState<Pin>(emptyPin(4))
  return (
    <Field label="Code" group required error={isWhole(pin) && pin.join('') === '0000' ? 'This code is wrong' : null}>
      <PinInput
        value={pin}
        boxLabel={box => `Digit ${box} of 4`}
        onChange={next => {
          setPin(next)
          tell(next.map(digit => digit || '_').join(''))
        }}
      />
    </Field>
  )
}
