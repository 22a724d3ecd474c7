import { useLanguage } from '#web/ui/language.ts'
import { type ListView, listViews } from './list-view.ts'
import styles from './ViewSwitch.module.css'
import { viewWords } from './view-words.ts'

interface Props {
  view: ListView
  onChoose: (view: ListView) => void
  /** The other side of this list is a table. */
  isTable?: boolean
}

/** Faces, or the facts of every family. */
export function ViewSwitch({ view, onChoose, isTable = false }: Props) {
  const t = viewWords(useLanguage())
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser of the floor
    <div role="group" className={styles.views} aria-label={t.views}>
      {listViews.map(one => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => onChoose(one)}>
          {one === 'FACES' ? t.faces : isTable ? t.table : t.facts}
        </button>
      ))}
    </div>
  )
}
