import { IconCheck } from '@tabler/icons-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { Button } from './Button.tsx'
import { Hint } from './Hint.tsx'
import { Icon } from './Icon.tsx'
import { inputClass } from './input-class.ts'
import styles from './MultiChoice.module.css'
import { type Choice, matching } from './matching.ts'
import { useField } from './use-field-control.ts'

interface MultiChoiceWords {
  selectAll: string
  deselectAll: string
  find: string
  /** Words the number of matches, which is read aloud while the member types. */
  found: (count: number) => string
}
interface Props {
  choices: readonly Choice[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  words: MultiChoiceWords
  disabled?: boolean
}

/** A list longer than this scrolls and is searched by typing. */
const atAGlance = 12

/** Any number of choices, with buttons for all and none. Belongs in a Field with `group`. */
export function MultiChoice({ choices, chosen, onChange, words, disabled = false }: Props) {
  const field = useField()
  const [typed, setTyped] = useState('')
  // The chosen ones come first when the list opens. The order then stays, so that nothing moves under a finger.
  const [first, setFirst] = useState(chosen)
  const long = choices.length > atAGlance
  const matches = useMemo(() => {
    if (!long) return choices
    const fitting = matching(choices, typed)
    const isFirst = (choice: Choice) => first.includes(choice.value)
    return [...fitting.filter(isFirst), ...fitting.filter(choice => !isFirst(choice))]
  }, [choices, long, typed, first])
  const isChosen = new Set(chosen)
  const all = choices.length > 0 && choices.every(choice => isChosen.has(choice.value))

  const find = (text: string) => {
    setTyped(text)
    setFirst(chosen)
  }
  const toggle = (value: string) =>
    onChange(isChosen.has(value) ? chosen.filter(one => one !== value) : [...chosen, value])
  const onFindKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter takes the best match and must not send the form.
    event.preventDefault()
    const [best] = matching(choices, typed)
    if (typed && best) toggle(best.value)
  }

  const allOrNone = (
    <Button
      kind="quiet"
      small
      disabled={disabled || choices.length === 0}
      onClick={() => {
        find('')
        onChange(all ? [] : choices.map(choice => choice.value))
      }}
    >
      {all ? words.deselectAll : words.selectAll}
    </Button>
  )
  return (
    <div className={styles.choices}>
      {long ? (
        <div className={styles.head}>
          <input
            className={inputClass()}
            type="search"
            enterKeyHint="done"
            autoComplete="off"
            aria-label={words.find}
            placeholder={words.find}
            disabled={disabled}
            value={typed}
            onChange={event => find(event.currentTarget.value)}
            onKeyDown={onFindKey}
          />
          {allOrNone}
        </div>
      ) : null}
      {long && disabled ? null : (
        <ul className={long ? styles.rows : styles.pills}>
          {matches.map(choice => (
            <li key={choice.value}>
              <label>
                <input
                  type="checkbox"
                  checked={isChosen.has(choice.value)}
                  disabled={disabled}
                  aria-invalid={field?.invalid || undefined}
                  onChange={() => toggle(choice.value)}
                />
                {long ? null : <Icon of={IconCheck} />}
                <span>{choice.label}</span>
                {choice.detail ? <Hint as="span">{choice.detail}</Hint> : null}
              </label>
            </li>
          ))}
          {long ? null : <li>{allOrNone}</li>}
        </ul>
      )}
      {long && typed && matches.length === 0 ? <Hint>{words.found(0)}</Hint> : null}
      <output className="visually-hidden">{typed ? words.found(matches.length) : ''}</output>
    </div>
  )
}
