/**
 * The script of the offline page. It shows the member's own biodata as last seen, in the words of that time, and reloads
 * the wanted page as soon as the browser is online again.
 */
import { type OfflineBiodata, readOfflineBiodata } from '#web/session/offline-biodata.ts'

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name)
  created.textContent = text
  return created
}

function show(place: HTMLElement, { title, seen, facts }: OfflineBiodata): void {
  const list = document.createElement('dl')
  for (const [label, value] of facts) list.append(element('dt', label), element('dd', value))
  place.append(element('h2', title), element('p', seen), list)
  place.hidden = false
}

const place = document.getElementById('biodata')
const biodata = readOfflineBiodata()
if (place && biodata) show(place, biodata)
addEventListener('online', () => location.reload())
