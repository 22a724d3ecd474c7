// A shorter name, such as Om, stands in too many good passwords.
const shortestTellingPart = 4

/** Whether a password holds what everybody knows of its owner: a name, the number, the address before the @. */
export function tellsOfOwner(password: string, known: readonly string[]): boolean {
  const typed = password.toLowerCase()
  return known
    .map(part => (part.split('@')[0] ?? '').toLowerCase())
    .some(part => part.length >= shortestTellingPart && typed.includes(part))
}
