import { IconUpload } from '@tabler/icons-react'
import { type DragEvent, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Hint } from '../Hint.tsx'
import { Icon } from '../Icon.tsx'
import { useFieldControl } from '../use-field-control.ts'
import styles from './FileDrop.module.css'

interface Props {
  /** The `accept` of the input: `image/jpeg,image/png`. The receiver still has to check the file. */
  accept: string
  onFile: (file: File) => void
  /** The progress of an upload, from 0 to 100. */
  progress?: number | null
  words: { choose: string; sending: (percent: number) => string; rules?: string }
}

/** Takes one file by a press, a key or a drop. Belongs in a Field, which names it and shows its error. */
export function FileDrop({ accept, onFile, progress = null, words }: Props) {
  const wiring = useFieldControl()
  const [isOver, setIsOver] = useState(false)
  const isSending = progress !== null
  const over = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(!isSending)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped && !isSending) onFile(dropped)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside takes the same file by keys
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        {...wiring}
        accept={accept}
        disabled={isSending}
        onChange={event => {
          const [picked] = event.currentTarget.files ?? []
          // A browser reports no change when the same file is chosen again, unless the value was cleared.
          event.currentTarget.value = ''
          if (picked) onFile(picked)
        }}
      />
      <Icon of={IconUpload} />
      <span>{isSending ? words.sending(Math.round(progress)) : words.choose}</span>
      {isSending ? <progress value={progress} max={100} aria-label={words.sending(Math.round(progress))} /> : null}
      {words.rules && !isSending ? <Hint as="span">{words.rules}</Hint> : null}
    </div>
  )
}
