import type { Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'

/**
 * The registered id of an SMS wording in a language, or null: without one, operators drop the SMS. Without a gateway the SMS
 * ends in the outbox of the demo, under its own name.
 */
export function smsTemplate(
  { sms, smsTemplates }: Pick<Config, 'sms' | 'smsTemplates'>,
  name: string,
  language: Language,
): string | null {
  const key = `${name}.${language}`
  return sms ? (smsTemplates[key] ?? null) : key
}
