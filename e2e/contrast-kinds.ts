/**
 * Axe's contrast rule takes most of its time, and gives the same result for each of twenty cards and for the header of every
 * screen. The contrast of a text depends on its colour, its size and the backgrounds behind it; texts that agree in these are
 * of one kind. This marks one text of each kind that is not yet known, and returns the new kinds.
 */
export function markNewKindsOfText(knownKinds: readonly string[]): string[] {
  const isKnown = new Set(knownKinds)
  const backgrounds = new Map<Element, string>()
  const backgroundsBelow = (element: Element): string => {
    const computed = backgrounds.get(element)
    if (computed !== undefined) return computed
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element)
    let below = element.parentElement ? backgroundsBelow(element.parentElement) : ''
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') below += ` ${backgroundColor}`
    if (backgroundImage !== 'none') below += ` ${backgroundImage.slice(0, 80)}`
    if (opacity !== '1') below += ` ${opacity}`
    // A positioned element may cover an element that is not its parent.
    if (/absolute|fixed|sticky/.test(position)) below += ` ${element.localName}.${element.className}`
    backgrounds.set(element, below)
    return below
  }
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  for (const element of document.querySelectorAll('[data-new-kind]')) element.removeAttribute('data-new-kind')
  const newKinds = new Map<string, Element>()
  // Axe checks only what is in front of a modal dialog's backdrop. A kind behind it would count as checked without being so.
  const looked = document.querySelector('dialog:modal') ? 'dialog:modal, dialog:modal *' : 'body *'
  for (const element of document.querySelectorAll(looked)) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    const kind = `${color} ${fontSize} ${fontWeight} ${textShadow} on${backgroundsBelow(element)}`
    if (!isKnown.has(kind) && !newKinds.has(kind)) newKinds.set(kind, element)
  }
  for (const element of newKinds.values()) element.setAttribute('data-new-kind', '')
  return [...newKinds.keys()]
}
