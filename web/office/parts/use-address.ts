import { useLocation, useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { readPageNumber } from '#domain/page-number.ts'

interface Address<V> {
  /** The query of the address, with defaults for missing values. */
  values: V
  /** Counted from one. */
  page: number
  hrefOf: (values: V, page: number) => string
  open: (values: V, page: number) => void
  /** The pagination of a list. The heading takes the focus when another page opens. */
  paging: (heading: RefObject<HTMLElement | null>) => {
    page: number
    hrefOf: (page: number) => string
    onPage: (page: number) => void
  }
}

/** Keeps a search in the address, so that Back, a reload and a shared link show the same rows. */
export function useAddress<V extends Readonly<Record<string, string>>>(path: string, defaults: V): Address<V> {
  const navigate = useNavigate()
  const query = new URLSearchParams(useLocation({ select: location => location.searchStr }))
  const values = Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => [name, query.get(name) ?? fallback]),
  ) as V
  const hrefOf = (wanted: V, page: number) => {
    const next = new URLSearchParams(Object.entries(wanted).filter(([name, value]) => value !== defaults[name]))
    if (page > 1) next.set('page', String(page))
    const text = next.toString()
    return text ? `${path}?${text}` : path
  }
  const page = readPageNumber({ page: query.get('page') ?? '' })
  const open = (wanted: V, to: number) => void navigate({ href: hrefOf(wanted, to) })
  return {
    values,
    page,
    hrefOf,
    open,
    paging: heading => ({
      page,
      hrefOf: to => hrefOf(values, to),
      onPage(to) {
        open(values, to)
        heading.current?.focus({ preventScroll: true })
      },
    }),
  }
}
