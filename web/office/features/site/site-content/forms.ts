import type { FactKind } from '#domain/site/site-content.ts'
import type { ContentLabel } from './words.ts'

/** One value of a form, under its name in the body. */
export interface ContentField {
  name: string
  label: ContentLabel
  kind: 'line' | 'text' | 'date' | 'picture'
  /** The language the value is written in. */
  language?: 'en' | 'mr'
}
/** A list of entries that can be added and removed. Without fields, each entry is a line of text. */
export interface ContentList {
  name: string
  label: ContentLabel
  most: number
  fields: readonly ContentField[] | null
}
export interface ContentForm {
  fields: readonly ContentField[]
  lists: readonly ContentList[]
}

const line = (name: string, label: ContentLabel): ContentField => ({ name, label, kind: 'line' })
const inBoth = (name: string, label: ContentLabel, kind: 'line' | 'text' = 'line'): ContentField[] => [
  { name: `${name}_en`, label, kind, language: 'en' },
  { name: `${name}_mr`, label, kind, language: 'mr' },
]
const picture = (name: string, label: ContentLabel): ContentField => ({ name, label, kind: 'picture' })

/** The fields of each kind of content, in the order of the form. */
export const contentForms: Record<FactKind, ContentForm> = {
  name: {
    fields: [...inBoth('name', 'nameOfSite'), ...inBoth('motto', 'motto'), picture('logo', 'logo')],
    lists: [],
  },
  contact: {
    fields: [
      line('email', 'email'),
      line('whatsapp', 'whatsapp'),
      ...inBoth('hours', 'hours'),
      ...inBoth('address', 'address', 'text'),
      ...inBoth('city', 'city'),
      ...inBoth('officer', 'officer'),
      line('officer_email', 'officerEmail'),
      line('officer_telephone', 'officerTelephone'),
      line('aadhaar_verifier', 'aadhaarVerifier'),
      line('upi', 'upi'),
    ],
    lists: [{ name: 'telephones', label: 'telephone', most: 3, fields: null }],
  },
  announcement: {
    fields: [...inBoth('text', 'announcement', 'text'), { name: 'until', label: 'until', kind: 'date' }],
    lists: [],
  },
  branches: {
    fields: [],
    lists: [
      {
        name: 'list',
        label: 'branch',
        most: 50,
        fields: [
          ...inBoth('name', 'nameOfBranch'),
          ...inBoth('address', 'address', 'text'),
          line('email', 'email'),
          line('phone', 'telephone'),
        ],
      },
    ],
  },
  links: {
    fields: [
      line('facebook', 'facebook'),
      line('instagram', 'instagram'),
      line('twitter', 'twitter'),
      line('linkedin', 'linkedin'),
      line('film', 'film'),
    ],
    lists: [],
  },
  home: {
    fields: [...inBoth('about_title', 'aboutTitle'), ...inBoth('about', 'about', 'text')],
    lists: [
      {
        name: 'claims',
        label: 'claim',
        most: 4,
        fields: [...inBoth('figure', 'figure'), ...inBoth('words', 'claimWords')],
      },
    ],
  },
  promises: {
    fields: [],
    lists: [
      {
        name: 'home',
        label: 'promiseHome',
        most: 3,
        fields: [...inBoth('title', 'promise'), ...inBoth('text', 'promiseText', 'text')],
      },
      { name: 'trust', label: 'promiseTrust', most: 6, fields: inBoth('text', 'promise', 'text') },
    ],
  },
  banners: {
    fields: [],
    lists: [
      { name: 'list', label: 'banner', most: 12, fields: [picture('image', 'picture'), ...inBoth('alt', 'alt')] },
    ],
  },
}

/** A written page has a title and a text in one language. */
export const pageForm = (language: 'en' | 'mr'): ContentForm => ({
  fields: [
    { name: 'title', label: 'title', kind: 'line', language },
    { name: 'text', label: 'text', kind: 'text', language },
  ],
  lists: [],
})

/** A value of a form as text. A value of another type, which a stored body might hold, becomes empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
