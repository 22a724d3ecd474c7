import { IconHistory } from '@tabler/icons-react'
import { useRef } from 'react'
import type { Language } from '#domain/words/catalogue.ts'
import { Button } from '#web/ui/Button.tsx'
import { Chips } from '#web/ui/Chips.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './ChosenCriteria.module.css'
import { chipsOf } from './chips.ts'
import { blankSearch, type SearchForm, type SearchLists } from './search-form.ts'
import { isBlank } from './wire.ts'
import { searchWords } from './words.ts'

interface Props {
  form: SearchForm
  /** The last search, offered while nothing is chosen. */
  saved: SearchForm | null
  /** Whether the last search is about to be filled in. */
  waiting: boolean
  lists: SearchLists
  onChange: (form: SearchForm) => void
}

/** The chosen criteria, or the offer to use the last search while there are none. */
export function ChosenCriteria({ form, saved, waiting, lists, onChange }: Props) {
  const language = useLanguage()
  const t = searchWords(language)
  const chips = chipsOf(form, lists, language)
  const around = useRef<HTMLDivElement>(null)
  const change = (next: SearchForm) => {
    onChange(next)
    // The pressed button disappears with the last chip, so the focus moves to what remains.
    if (isBlank(next)) around.current?.focus({ preventScroll: true })
  }
  const clear = () => {
    change(blankSearch)
    toast.success(t.cleared, { label: t.undo, act: () => onChange(form) })
  }
  return (
    <div className={styles.chosen} ref={around} tabIndex={-1}>
      {chips.length > 0 ? (
        <>
          <Chips label={t.chosen} chips={chips} remove={t.remove} onRemove={({ without }) => change(without)} />
          <Button kind="quiet" small className={styles.clear} onClick={clear}>
            {t.clearAll}
          </Button>
        </>
      ) : saved && !waiting ? (
        <button type="button" className={styles.last} onClick={() => onChange(saved)}>
          <Icon of={IconHistory} />
          <span>
            <b>{t.useLast}</b>
            <span className={styles.summary}>{inShort(saved, lists, language)}</span>
          </span>
        </button>
      ) : (
        <Hint className={styles.hint}>{waiting ? t.loading : t.allOptional}</Hint>
      )}
    </div>
  )
}

function inShort(saved: SearchForm, lists: SearchLists, language: Language): string {
  const t = searchWords(language)
  const texts = chipsOf(saved, lists, language).map(chip => chip.text)
  const named = texts.slice(0, 3).join(' · ')
  return texts.length > 3 ? t.andMore(named, texts.length - 3) : named
}
