/** The member whose contact led to the payment, or null where the address holds no valid id. */
export function wantedContact(): string | null {
  const sent = new URLSearchParams(location.search).get('contact_of') ?? ''
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(sent) ? sent : null
}

/** Where a family goes that has paid. */
export function membershipBegun(): string {
  const contactOf = wantedContact()
  return contactOf ? `/membership-begun?contact_of=${contactOf}` : '/membership-begun'
}
