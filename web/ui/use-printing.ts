import { useSyncExternalStore } from 'react'

let isAnnounced = false
const media = () => matchMedia('print')

function subscribe(changed: () => void) {
  const announce = (isNext: boolean) => () => {
    isAnnounced = isNext
    changed()
  }
  const before = announce(true)
  const after = announce(false)
  const query = media()
  addEventListener('beforeprint', before)
  addEventListener('afterprint', after)
  query.addEventListener('change', changed)
  return () => {
    removeEventListener('beforeprint', before)
    removeEventListener('afterprint', after)
    query.removeEventListener('change', changed)
  }
}

/** Whether the page is being printed. All browsers fire `beforeprint` before the layout; only some match the media by then. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isAnnounced || media().matches)
