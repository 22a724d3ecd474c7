import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { useLanguage } from './language.ts'
import type { Option } from './Select.tsx'
import styles from './Tabs.module.css'
import { useTabInSight } from './use-tab-in-sight.ts'
import { withCount } from './with-count.ts'

interface Tab extends Option {
  /** The number of entries, shown beside the label. */
  count?: number | undefined
}

interface Props {
  label: string
  value: string
  onChange: (value: string) => void
  tabs: readonly Tab[]
  /** The content of the chosen tab. */
  children: ReactNode
  className?: string | undefined
  panelClassName?: string | undefined
}

export function Tabs({ label, value, onChange, tabs, children, className, panelClassName }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  // A panel without focusable content takes the focus itself, or its text could not be reached by keyboard.
  useLayoutEffect(() => {
    const hasStop = panel.current?.querySelector('a[href], button, input, select, textarea, [tabindex]')
    if (hasStop) panel.current?.removeAttribute('tabindex')
    else panel.current?.setAttribute('tabindex', '0')
  })

  const language = useLanguage()
  const labels = tabs.map(tab => withCount(language, tab.label, tab.count))
  useTabInSight(list, value, labels)

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(tab => tab.value === value)
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus()
  }

  return (
    <>
      <div className={classNames(styles.tabs, className)} role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
          >
            {labels[at]}
          </button>
        ))}
      </div>
      <div ref={panel} className={panelClassName} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  )
}
