import { IconChevronLeft, IconChevronRight, type TablerIcon } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { digits } from '#domain/words/digits.ts'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { useLanguage } from './language.ts'
import styles from './Pagination.module.css'
import { pageNumbers } from './page-numbers.ts'

interface PaginationProps {
  /** Counted from one. */
  page: number
  pages: number
  /** The address of a page, so that the links work without scripts. */
  hrefOf: (page: number) => string
  onPage: (page: number) => void
  words: { pages: string; previousPage: string; nextPage: string; page: (n: number) => string }
}

export function Pagination({ page, pages, hrefOf, onPage, words }: PaginationProps) {
  const language = useLanguage()
  if (pages <= 1) return null
  const go = (to: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onPage(to)
  }
  const step = (to: number, label: string, icon: TablerIcon) =>
    to < 1 || to > pages ? (
      <span className={styles.disabled} aria-hidden="true">
        <Icon of={icon} />
      </span>
    ) : (
      <a href={hrefOf(to)} onClick={go(to)} aria-label={label}>
        <Icon of={icon} />
      </a>
    )
  return (
    <nav className={classNames(styles.pages, 'numeric')} aria-label={words.pages}>
      {step(page - 1, words.previousPage, IconChevronLeft)}
      {pageNumbers(page, pages).map(n => (
        <a
          key={n}
          href={hrefOf(n)}
          onClick={go(n)}
          aria-label={words.page(n)}
          aria-current={n === page ? 'page' : undefined}
        >
          {digits(language, n)}
        </a>
      ))}
      {step(page + 1, words.nextPage, IconChevronRight)}
    </nav>
  )
}
