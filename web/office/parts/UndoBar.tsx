import { type Ref, useEffect, useState } from 'react'
import { digits } from '#domain/words/digits.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './UndoBar.module.css'

export interface LastDecision {
  uuid: string
  /** When undoing ends. */
  until: number
  text: string
}

interface Props {
  last: LastDecision
  /** The shortcut of the undo button. */
  shortcut?: string
  button?: Ref<HTMLButtonElement>
  onUndo: () => void
  onOver: () => void
}

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** The last decision with an undo button, for as long as it can be undone. */
export function UndoBar({ last, shortcut, button, onUndo, onOver }: Props) {
  const language = useLanguage()
  const [secondsLeft, setSecondsLeft] = useState(() => secondsTo(last.until))
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft(secondsTo(last.until)), 1000)
    return () => clearInterval(timer)
  }, [last.until])
  useEffect(() => {
    if (secondsLeft === 0) onOver()
  }, [secondsLeft, onOver])
  return (
    <div className={styles.bar}>
      <span>{last.text}</span>
      <Button small ref={button} onClick={onUndo}>
        {officeWords(language).undoFor(digits(language, secondsLeft))} {shortcut ? <kbd>{shortcut}</kbd> : null}
      </Button>
    </div>
  )
}
