import { escapeHtml } from '#domain/escape-html.ts'
import { whatsappLink } from '#domain/format/whatsapp.ts'
import { type Placeholder, placeholders, productName } from '#domain/site/site-content.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { SiteContent } from './published.ts'

/** The current fact for each placeholder. A fact that the provider has not filled in is empty. */
export function factsIn(site: SiteContent, language: Language): Record<Placeholder, string> {
  const name = site.facts('name')
  const contact = site.facts('contact')
  const inLanguage = (en: string, mr: string) => (language === 'mr' ? mr || en : en || mr)
  return {
    name: (language === 'mr' ? name.name_mr : name.name_en) || productName[language],
    motto: inLanguage(name.motto_en, name.motto_mr),
    telephone: contact.telephones.find(Boolean) ?? '',
    whatsapp: contact.whatsapp,
    email: contact.email,
    hours: inLanguage(contact.hours_en, contact.hours_mr),
    address: inLanguage(contact.address_en, contact.address_mr),
    city: inLanguage(contact.city_en, contact.city_mr),
    officer: inLanguage(contact.officer_en, contact.officer_mr),
    // Set-up asks for one of the two, and the page of grievances names both. The officer is reached at the office as well.
    officer_email: contact.officer_email || contact.email,
    officer_telephone: contact.officer_telephone || (contact.telephones.find(Boolean) ?? ''),
  }
}

/** What the site is called in both languages. */
export const siteNames = (site: SiteContent): Record<Language, string> => ({
  en: factsIn(site, 'en').name,
  mr: factsIn(site, 'mr').name,
})

const inBraces = new RegExp(`\\{(${placeholders.join('|')})\\}`, 'g')

/** The telephone and e-mail address below an e-mail and on a paper. */
export function contactLine(site: SiteContent, language: Language): string {
  const { telephone, email } = factsIn(site, language)
  return [telephone, email].filter(Boolean).join(' · ')
}

/** Puts the facts into a plain text. */
export const fillText = (text: string, facts: Record<Placeholder, string>): string =>
  text.replace(inBraces, (_, name: Placeholder) => facts[name])

/** The first name in braces that is not a fact, or null. */
export const unknownPlaceholder = (text: string): string | null =>
  /\{([a-z_]+)\}/.exec(text.replace(inBraces, ''))?.[1] ?? null

const dialled = (number: string) => number.replace(/[^\d+]/g, '')

/** Puts the facts into HTML, with links for telephone numbers and e-mail addresses. */
export const fillHtml = (html: string, facts: Record<Placeholder, string>): string =>
  html.replace(inBraces, (_, name: Placeholder) => {
    const fact = escapeHtml(facts[name]).replaceAll('\n', '<br>')
    if (!fact) return ''
    if (name === 'email' || name === 'officer_email') return `<a href="mailto:${fact}">${fact}</a>`
    if (name === 'telephone' || name === 'officer_telephone') return `<a href="tel:${dialled(facts[name])}">${fact}</a>`
    if (name === 'whatsapp') return `<a href="${whatsappLink(facts[name])}">${fact}</a>`
    return fact
  })
