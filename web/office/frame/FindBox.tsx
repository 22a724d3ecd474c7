import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { whyFound } from '#web/office/parts/found-words.ts'
import { officeWords } from '#web/office/words.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { inputClass } from '#web/ui/input-class.ts'
import { Link } from '#web/ui/Link.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import styles from './FindBox.module.css'
import { isNameTyped, isNumberTyped } from './find-query.ts'

const pauseMs = 250
const shortest = 2
const takesLetters = 'input, textarea, select, [contenteditable="true"]'

/** Finds a family from every screen. The key / focuses it, and typing on cancels the call under way. */
export function FindBox() {
  const path = useLocation({ select: location => location.href })
  // The key resets the box at each navigation.
  return <EmptyFindBox key={path} />
}

function EmptyFindBox() {
  const language = useLanguage()
  const t = officeWords(language)
  const navigate = useNavigate()
  const list = useId()
  const around = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const settled = useDebounced(typed.trim(), pauseMs)
  const isAsked = asked !== '' && asked === typed.trim()
  const isTyping = settled.length >= shortest && (isNameTyped(settled) || isNumberTyped(settled))
  const query = isAsked ? asked : typed.trim() === settled && isTyping ? settled : ''
  const { data, error, isFetching } = useQuery({
    queryKey: ['find', query, isAsked],
    queryFn: ({ signal }) => call('POST /office/search', { query, typing: !isAsked }, { signal }),
    enabled: query !== '',
    gcTime: 0,
  })
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(takesLetters)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = typed.trim()
    // A name may match several pages, so it opens the search screen. A number stays out of the address, which others may read.
    if (isNameTyped(text)) void navigate({ href: `/office/members?${new URLSearchParams({ query: text })}` })
    else setAsked(text)
  }
  const close = () => {
    setTyped('')
    setAsked('')
    input.current?.focus()
  }
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed) {
      event.preventDefault()
      return close()
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [input.current, ...(around.current?.querySelectorAll('a') ?? [])]
    const at = stops.indexOf(document.activeElement as HTMLElement as HTMLInputElement)
    const next = stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const rows = data?.list.slice(0, 8) ?? []
  const isShown = query !== '' && (data !== undefined || error !== null)
  return (
    <search className={styles.find}>
      <form ref={around} onSubmit={submit} onKeyDown={step}>
        <Icon of={IconSearch} />
        <input
          ref={input}
          className={inputClass(styles.input)}
          type="search"
          aria-label={t.findFamily}
          aria-controls={list}
          aria-busy={isFetching || undefined}
          placeholder={t.findHint}
          autoComplete="off"
          maxLength={64}
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
        />
        <div id={list} className={styles.results} hidden={!isShown}>
          <p className={styles.count} aria-live="polite">
            {error
              ? wordFailure(language, error)
              : data
                ? rows.length === 0
                  ? t.foundNobody
                  : t.foundSome(rows.length, data.list.length > rows.length || data.next_offset !== null)
                : ''}
          </p>
          <ul>
            {rows.map(({ uuid, name: family, registration_no, why }) => (
              <li key={uuid}>
                <Link href={`/office/members/${uuid}`}>
                  <span>
                    {family} · {registration_no}
                  </span>
                  <span className={styles.why}>{whyFound(why, language)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </form>
    </search>
  )
}
