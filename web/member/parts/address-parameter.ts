/** A parameter of the address that does something once. It is taken out, so that loading the page again does not do it again. */
export function takeFromAddress(name: string): string | null {
  const address = new URL(location.href)
  const value = address.searchParams.get(name)
  if (value === null) return null
  address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  return value
}
