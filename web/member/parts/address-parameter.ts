/** Reads and removes a one-time parameter of the address, so that a reload does not repeat what it does. */
export function takeFromAddress(name: string): string | null {
  const address = new URL(location.href)
  const value = address.searchParams.get(name)
  if (value === null) return null
  address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
  return value
}
