// A shorter name, such as Om, is part of too many good passwords.
const minPartLength = 4

/** Whether a password contains what everybody knows of its owner: a name, the number, the address before the @. */
export function tellsOfOwner(password: string, ownerFacts: readonly string[]): boolean {
  const typed = password.toLowerCase()
  return ownerFacts
    .map(part => (part.split('@')[0] ?? '').toLowerCase())
    .some(part => part.length >= minPartLength && typed.includes(part))
}
