function scrolls(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth + 1) return false
  const { overflowX } = getComputedStyle(element)
  return overflowX === 'auto' || overflowX === 'scroll'
}

/** Whether an element from here up to the frame scrolls sideways itself: photos, a row of tabs, a wide table. */
export function scrollsSideways(from: Element | null, frame: Element): boolean {
  for (let element = from; element && element !== frame; element = element.parentElement)
    if (scrolls(element)) return true
  return false
}
