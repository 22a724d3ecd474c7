import { useState } from 'react'
import { flushSync } from 'react-dom'
import { keys, read, write } from '#web/api/storage.ts'

/** Faces alone, or the other side of a list: rows with every fact, at a desk the table of all grooms and brides. */
export const listViews = ['FACES', 'FACTS'] as const
export type ListView = (typeof listViews)[number]

/** How lists are drawn in this browser: one choice for all of them. `first` is drawn until a family has chosen. */
export function useListView(first: ListView = 'FACES'): [view: ListView, choose: (view: ListView) => void] {
  const [chosen, setChosen] = useState(() => listViews.find(view => view === read(keys.listView)))
  const choose = (view: ListView) => {
    const family = scrollY > 0 ? firstFamilyInSight() : null
    write(keys.listView, view)
    flushSync(() => setChosen(view))
    showFamily(family)
  }
  return [chosen ?? first, choose]
}

/** A tile, a row and the lines of a table each say whose they are. */
export const firstFamilyInSight = (): string | null =>
  [...document.querySelectorAll<HTMLElement>('[data-family]')].find(one => one.getBoundingClientRect().bottom > 60)
    ?.dataset.family ?? null

/** Brings a family to the top of the screen, however it is drawn now. */
export const showFamily = (family: string | null): void =>
  document
    .querySelector(`[data-family="${family && CSS.escape(family)}"]`)
    ?.scrollIntoView({ block: 'start', behavior: 'instant' })
