import { useLocation, useNavigate } from '@tanstack/react-router'
import { readPageNumber } from '#domain/page-number.ts'

interface Address<V> {
  /** What the query of the address says, with the default for what it does not say. */
  values: V
  /** Counted from one. */
  page: number
  hrefOf: (values: V, page: number) => string
  open: (values: V, page: number) => void
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
  return {
    values,
    page: readPageNumber({ page: query.get('page') ?? '' }),
    hrefOf,
    open: (wanted, page) => void navigate({ href: hrefOf(wanted, page) }),
  }
}
