/** The address of a chat. A number without a country, as families write it, is one of India. */
export function whatsappLink(number: string): string {
  const digits = number.replace(/\D/g, '')
  const isAbroad = /^\s*(?:\+|00)/.test(number)
  const whole = isAbroad ? digits.replace(/^00/, '') : digits.replace(/^0(?=\d{10}$)/, '')
  return `https://wa.me/${!isAbroad && whole.length === 10 ? '91' : ''}${whole}`
}
