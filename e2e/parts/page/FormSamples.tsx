import { useState } from 'react'
import { Field } from '#web/ui/Field.tsx'
import { FormSection } from '#web/ui/FormSection.tsx'
import { Crop } from '#web/ui/files/Crop.tsx'
import { cropped, turned } from '#web/ui/files/crop-picture.ts'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { Tabs } from '#web/ui/Tabs.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useDocumentEvent } from './document-events.ts'
import type { SampleProps } from './sample-props.ts'

export function TabCountsSample({ tell }: SampleProps) {
  const [value, setValue] = useState('declined')
  return (
    <Tabs
      label="Interests with counts"
      value={value}
      onChange={next => {
        setValue(next)
        tell(next)
      }}
      tabs={[
        { value: 'received', label: 'Received by you', count: 12 },
        { value: 'sent', label: 'Sent by you', count: 0 },
        { value: 'accepted', label: 'Accepted by you', count: 3 },
        { value: 'declined', label: 'Declined by you', count: 104 },
      ]}
    >
      <p>{`Here is what was ${value}`}</p>
    </Tabs>
  )
}

export function FormSectionSample() {
  const [open, setOpen] = useState(false)
  const [values, setValues] = useState(['', ''])
  const filled = values.filter(Boolean).length
  return (
    <FormSection
      title="Family"
      filled={filled}
      total={values.length}
      errors={values.includes('?') ? 1 : 0}
      words={{
        filled: (some, all) => `${some} of ${all} filled`,
        full: 'Complete',
        errors: count => `${count} to correct`,
      }}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      {["Father's name", "Mother's name"].map((label, at) => (
        <Field key={label} label={label} error={values[at] === '?' ? 'Please enter a name' : null}>
          <TextInput value={values[at] ?? ''} onChange={text => setValues(values.with(at, text))} />
        </Field>
      ))}
    </FormSection>
  )
}

export function FileDropSample({ tell }: SampleProps) {
  const [progress, setProgress] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  useDocumentEvent('progress', () => setProgress(progress === null ? 40 : null))
  return (
    <Field label="ID document" required error={error}>
      <FileDrop
        accept="image/jpeg,image/png,image/svg+xml"
        progress={progress}
        words={{
          choose: 'Choose a file',
          sending: percent => `Sending, ${percent}%`,
          rules: 'JPG or PNG, up to 10 MB',
        }}
        onFile={file => {
          tell(file.name)
          setError(file.name.endsWith('.json') ? 'Please choose a picture' : null)
        }}
      />
    </Field>
  )
}

/** A photo of 240 by 300. It is not an SVG, because WebKit reports the drawn size of an SVG as its own. */
function drawnPhoto(): string {
  const canvas = document.createElement('canvas')
  canvas.width = 240
  canvas.height = 300
  return canvas.toDataURL('image/png')
}

async function imageOf(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

export function CropSample({ tell }: SampleProps) {
  const [photo, setPhoto] = useState(drawnPhoto)
  const [area, setArea] = useState({ x: 0, y: 0, width: 1, height: 1 })
  useDocumentEvent('cut', () => {
    void imageOf(photo)
      .then(image => cropped(image, area, { longestWidth: 100, maxBytes: 20_000 }))
      .then(picture =>
        tell(`${picture.type} ${picture.size <= 20_000} ${area.x},${area.y} ${area.width}x${area.height}`),
      )
  })
  return (
    <Crop
      address={photo}
      tallest={0.5}
      onArea={setArea}
      onUnreadable={() => tell('unreadable')}
      onTurn={async () => setPhoto(URL.createObjectURL(await turned(await imageOf(photo))))}
      words={{ hint: 'Move the photo', picture: 'Your photo', frame: 'Frame of the photo' }}
    />
  )
}
