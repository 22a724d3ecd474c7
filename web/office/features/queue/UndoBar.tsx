import { useEffect, useState } from 'react'
import { digits } from '#domain/words/digits.ts'
import { Button } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './UndoBar.module.css'
import { queueWords } from './words.ts'

export interface LastDecision {
  uuid: string
  /** When it can no longer be undone. */
  until: number
  text: string
}

interface Props {
  last: LastDecision
  onUndo: () => void
  onOver: () => void
}

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** The last decision, for as long as it can be undone. */
export function UndoBar({ last, onUndo, onOver }: Props) {
  const language = useLanguage()
  const say = queueWords(language)
  const [left, setLeft] = useState(() => secondsTo(last.until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsTo(last.until)), 1000)
    return () => clearInterval(timer)
  }, [last.until])
  useEffect(() => {
    if (left === 0) onOver()
  }, [left, onOver])
  return (
    <div className={styles.bar}>
      <span>{last.text}</span>
      <Button small onClick={onUndo}>
        {say.undoFor(digits(language, left))} <kbd>u</kbd>
      </Button>
    </div>
  )
}
