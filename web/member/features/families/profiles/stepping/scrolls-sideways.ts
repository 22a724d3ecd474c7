function scrolls(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth + 1) return false
  const { overflowX } = getComputedStyle(element)
  return overflowX === 'auto' || overflowX === 'scroll'
}

/** Whether an element between here and the frame scrolls sideways itself, such as photos, a row of tabs or a wide table. */
export function scrollsSideways(from: Element | null, frame: Element): boolean {
  for (let element = from; element && element !== frame; element = element.parentElement)
    if (scrolls(element)) return true
  return false
}
