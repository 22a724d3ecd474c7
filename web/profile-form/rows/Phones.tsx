import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { phoneSlots, phonesPerFamily } from '#domain/limits.ts'
import { Button } from '#web/ui/Button.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useEditFormContext } from '../edit-form-context.ts'
import { noPhone, type PhoneRow, phonesPath } from '../profile-form.ts'
import { isEmptyPhone } from '../wire.ts'
import { editWords } from '../words.ts'
import { PhoneFields } from './PhoneFields.tsx'
import styles from './rows.module.css'

/** Drops trailing empty rows, so that opening the section does not change the form. */
function withoutTail(rows: readonly PhoneRow[]): PhoneRow[] {
  const last = rows.findLastIndex(row => !isEmptyPhone(row))
  return rows.slice(0, last + 1)
}

/** At least three rows, and more on request. */
export function Phones() {
  const t = editWords(useLanguage())
  const { form, set } = useEditFormContext()
  const stored = form[phonesPath]
  const [places, setPlaces] = useState(Math.max(phoneSlots, stored.length))
  const count = Math.max(places, stored.length)
  const rows = Array.from({ length: count }, (_, at) => stored[at] ?? noPhone)
  const change = (at: number, changed: Partial<PhoneRow>) =>
    set({ [phonesPath]: withoutTail(rows.map((row, place) => (place === at ? { ...row, ...changed } : row))) })
  return (
    <section className={styles.list} data-field={phonesPath}>
      <h3>{t.phones}</h3>
      <Hint>{t.phonesHint}</Hint>
      {rows.map((row, at) => (
        <PhoneFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its place
          key={at}
          at={at}
          row={row}
          onChange={changed => change(at, changed)}
          onRemove={() => {
            set({ [phonesPath]: withoutTail(rows.filter((_, place) => place !== at)) })
            setPlaces(Math.max(phoneSlots, count - 1))
          }}
        />
      ))}
      {count < phonesPerFamily ? (
        <Button className={styles.add} onClick={() => setPlaces(count + 1)}>
          <Icon of={IconPlus} />
          {t.addPhone}
        </Button>
      ) : null}
    </section>
  )
}
