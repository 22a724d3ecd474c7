import type { Language } from '../words/catalogue.ts'

/** The pages whose text the provider writes, in each language. */
export const pageKinds = ['about-us', 'terms', 'privacy', 'safety', 'grievance', 'how-we-check', 'refunds'] as const
export type PageKind = (typeof pageKinds)[number]

/** Records of facts, each with both languages in one. */
export const factKinds = [
  'name',
  'contact',
  'announcement',
  'branches',
  'links',
  'home',
  'promises',
  'banners',
] as const
export type FactKind = (typeof factKinds)[number]

export const contentKinds = [...factKinds, ...pageKinds] as const
export type ContentKind = (typeof contentKinds)[number]

export const contentLanguages = ['en', 'mr', 'both'] as const
export type ContentLanguage = (typeof contentLanguages)[number]

export const isPageKind = (kind: string): kind is PageKind => (pageKinds as readonly string[]).includes(kind)

/** What a written page may name in braces. The site replaces it by the current fact. */
export const placeholders = [
  'name',
  'motto',
  'telephone',
  'whatsapp',
  'email',
  'hours',
  'address',
  'city',
  'officer',
  'officer_email',
  'officer_telephone',
] as const
export type Placeholder = (typeof placeholders)[number]

/** The name of the product, for a site that the provider has not named. */
export const productName = { en: 'Saptapadi', mr: 'सप्तपदी' } as const

/** Replaces the product's name by the site's. Every sentence is worded with the product's name and passes here when it leaves. */
export const underName = (text: string, name: Readonly<Record<Language, string>>): string =>
  // Functions, because a replacement text gives a dollar sign a meaning of its own.
  text.replaceAll(productName.en, () => name.en).replaceAll(productName.mr, () => name.mr)
