import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { type FormField, secondFormLimit } from '#contract/families/second-script.ts'
import { scriptOf } from '#domain/families/both-scripts/script-of.ts'
import { Field } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { TextButton } from '#web/ui/TextButton.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import styles from './SecondForm.module.css'
import { isSuggested, leftOut, noteShown, type ShownForms, savedUnasked } from './second-forms.ts'
import { useSuggestion } from './suggestions.ts'
import { secondFormWords } from './words.ts'

interface Props {
  /** The id by which the field above is described. */
  id: string
  /** Where the suggestion that is shown is noted, and under which path. */
  shown: ShownForms
  path: string
  label: string
  typed: string
  field: Pick<FormField, 'bothScripts' | 'max'>
  /** Empty while the family wrote none. */
  value: string
  error?: string | undefined
  /** A form of this text that our office looks at before others read it. */
  waits?: string | undefined
  /** Whether Tab goes on to the next field, for staff who type a whole form by keyboard. The arrow down leads here instead. */
  isSkippedByTab?: boolean
  onChange: (value: string) => void
}

/**
 * The line below a field with its form in the other script. A name or place of our lists has its suggestion there, without a
 * tap, and a guess by rules is asked for a press; another one opens a small field in its place. Room for the line is kept where a suggestion may come, so that nothing moves when it does.
 */
export function SecondForm({
  id,
  shown,
  path,
  label,
  typed,
  field,
  value,
  error,
  waits,
  isSkippedByTab = false,
  onChange,
}: Props) {
  const t = secondFormWords(useLanguage())
  const [isOpen, setIsOpen] = useState(false)
  // What had the focus is gone after a press, and the focus with it.
  const place = useRef<HTMLDivElement>(null)
  const [presses, setPresses] = useState(0)
  const press = (opens: boolean) => {
    setPresses(now => now + 1)
    setIsOpen(opens)
  }
  useEffect(() => {
    if (presses > 0) place.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [presses])
  const text = typed.trim()
  const script = scriptOf(text)
  const other = script === 'Deva' ? 'en' : 'mr'
  const isKept = isSuggested(field.bothScripts)
  // A suggestion would take the place of the form that waits.
  const asked = script && isKept && value === '' && !waits ? text : null
  const suggestion = useSuggestion(asked)
  useEffect(() => {
    if (asked) noteShown(shown, path, asked, suggestion)
  }, [shown, path, asked, suggestion])
  const isGuess = suggestion !== null && savedUnasked(suggestion) === ''
  const skipped = isSkippedByTab ? { tabIndex: -1 } : {}
  const form = value === leftOut ? '' : value || waits || suggestion?.form || ''
  const confirmation = (
    <TextButton
      {...skipped}
      onClick={() => {
        onChange(form)
        press(false)
      }}
    >
      {t.right}
      {isSkippedByTab && !isOpen ? <kbd>↓</kbd> : null}
    </TextButton>
  )

  if (!script) return isKept ? <div className={styles.line} id={id} /> : null
  if (isOpen || error)
    return (
      <div ref={place} className={styles.open} data-second-form>
        <Field label={t.label(label, other)} error={error}>
          <TextInput
            lang={other}
            autoComplete="off"
            maxLength={secondFormLimit(field)}
            value={form}
            onChange={written => onChange(written.trim() === '' ? leftOut : written)}
          />
        </Field>
        {isGuess ? confirmation : null}
        {/* Who goes on by Tab empties the field instead. */}
        <TextButton
          {...skipped}
          onClick={() => {
            onChange(leftOut)
            press(false)
          }}
        >
          {t.leaveOut}
        </TextButton>
      </div>
    )
  // Nothing is offered while a suggestion may still come.
  if (form === '' && isKept && value === '') return <div className={styles.line} id={id} />
  if (isGuess)
    return (
      <div ref={place} className={styles.line} data-second-form>
        <span id={id}>
          {t.inOther(other)}: <b lang={other}>{form}</b>?
        </span>
        {confirmation}
        <TextButton {...skipped} onClick={() => press(true)}>
          {t.change}
        </TextButton>
      </div>
    )
  return (
    <div ref={place}>
      <button type="button" className={styles.line} onClick={() => press(true)} {...skipped} data-second-form>
        {form === '' ? (
          <span id={id}>{t.also(other)}</span>
        ) : (
          <>
            <span id={id}>
              {t.inOther(other)}: <b lang={other}>{form}</b>
              {waits && form === waits ? ` · ${t.waits}` : null}
            </span>
            <Icon of={IconPencil} />
            <span className="visually-hidden">{t.change}</span>
            {isSkippedByTab ? <kbd>↓</kbd> : null}
          </>
        )}
      </button>
    </div>
  )
}
