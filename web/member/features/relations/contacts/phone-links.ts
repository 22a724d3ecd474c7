const digitsOf = (phone: string) => phone.replace(/\D/g, '')

export const callLink = (phone: string): string => `tel:${phone.trim().startsWith('+') ? '+' : ''}${digitsOf(phone)}`

/** WhatsApp needs the country code. A number of ten digits without one is Indian. */
export function whatsappChatLink(phone: string): string {
  const digits = digitsOf(phone).replace(/^0+/, '')
  return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}`
}
