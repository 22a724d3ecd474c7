import { z } from 'zod'
import { isRealDay } from '#domain/calendar.ts'
import { isUpiAddress } from '#domain/money/upi.ts'
import type { ContentKind } from '#domain/site/site-content.ts'
import { webAddress } from '#domain/web-address.ts'
import { broken } from '../field-words.ts'

/** A line or a text, which may be empty: what the provider does not say is not shown. */
const said = (max: number) =>
  z
    .string({ error: broken('malformed') })
    .trim()
    .max(max, { error: broken('max_length', max) })
    .default('')
/** An address of the provider's own house, under whatever domain. */
const emailPattern = /^[\w.%+-]{1,64}@(?:[a-z0-9-]+\.)+[a-z]{2,24}$/i
const email = said(100).refine(value => value === '' || emailPattern.test(value), { error: broken('email') })
const telephone = said(24).refine(value => value === '' || /^\+?[\d ()-]{3,}$/.test(value), { error: broken('phone') })
const link = said(300).refine(value => value === '' || webAddress(value) !== null, { error: broken('malformed') })
/** A picture that the office uploaded, or one that came with the product. */
const picture = said(200).refine(
  value => /^(?:|\/api\/site-picture\/[0-9a-f-]{36}|\/banners\/[\w-]+\.svg)$/.test(value),
  { error: broken('malformed') },
)
const listOf = <T extends z.ZodType>(entry: T, most: number) =>
  z
    .array(entry, { error: broken('malformed') })
    .max(most, { error: broken('too_many', most) })
    .default([])

const page = z.strictObject({ title: said(120), text: said(40_000) })

/** What each kind of content consists of. */
export const contentBodies = {
  name: z.strictObject({
    name_en: said(60),
    name_mr: said(60),
    motto_en: said(120),
    motto_mr: said(120),
    logo: picture,
  }),
  contact: z.strictObject({
    email,
    telephones: listOf(telephone, 3),
    whatsapp: telephone,
    hours_en: said(120),
    hours_mr: said(120),
    address_en: said(300),
    address_mr: said(300),
    city_en: said(60),
    city_mr: said(60),
    officer_en: said(80),
    officer_mr: said(80),
    officer_email: email,
    officer_telephone: telephone,
    /** The provider's number as an offline verifier of Aadhaar. Without one families are not offered Aadhaar. */
    aadhaar_verifier: said(40),
    /** Families at the counter pay to it. */
    upi: said(150).refine(value => value === '' || isUpiAddress(value), { error: broken('upi_address') }),
  }),
  /** A sentence on every page, such as of a gathering, until the end of a day. */
  announcement: z.strictObject({
    text_en: said(300),
    text_mr: said(300),
    until: said(10).refine(value => value === '' || isRealDay(value), { error: broken('date') }),
  }),
  branches: z.strictObject({
    list: listOf(
      z.strictObject({
        name_en: said(80),
        name_mr: said(80),
        address_en: said(300),
        address_mr: said(300),
        email,
        phone: telephone,
      }),
      50,
    ),
  }),
  links: z.strictObject({
    facebook: link,
    instagram: link,
    twitter: link,
    linkedin: link,
    /** A film on YouTube, or a file of the site itself. */
    film: said(300).refine(value => value === '' || /^\/[\w./-]+$/.test(value) || webAddress(value) !== null, {
      error: broken('malformed'),
    }),
  }),
  home: z.strictObject({
    claims: listOf(
      z.strictObject({ figure_en: said(20), figure_mr: said(20), words_en: said(60), words_mr: said(60) }),
      4,
    ),
    about_title_en: said(120),
    about_title_mr: said(120),
    about_en: said(1_000),
    about_mr: said(1_000),
  }),
  /** What the provider gives its word for. The product promises nothing in its place. */
  promises: z.strictObject({
    home: listOf(z.strictObject({ title_en: said(60), title_mr: said(60), text_en: said(200), text_mr: said(200) }), 3),
    trust: listOf(z.strictObject({ text_en: said(300), text_mr: said(300) }), 6),
  }),
  banners: z.strictObject({
    list: listOf(z.strictObject({ image: picture, alt_en: said(200), alt_mr: said(200) }), 12),
  }),
  'about-us': page,
  terms: page,
  privacy: page,
  safety: page,
  grievance: page,
  'how-we-check': page,
  refunds: page,
} as const satisfies Record<ContentKind, z.ZodType>

export type ContentBody<K extends ContentKind> = z.output<(typeof contentBodies)[K]>
