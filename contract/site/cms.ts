import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { broken } from '../field-words.ts'

/** Public content: every visitor may read it, and only the office writes it. */
const published = { method: 'GET', access: 'public', writes: false } as const
const page = z.coerce.number().int().min(0).max(1_000_000)

/** Who the provider is, in the page's language; the name in both. An empty text was not told. */
export interface SiteIdentity {
  name_en: string
  name_mr: string
  motto: string
  logo: string
  hours: string
  whatsapp: string
  address: string
  /** What the provider announces today. */
  announcement: string
  claims: { figure: string; words: string }[]
  about_title: string
  about: string
}

/** What the provider promises on the home page and on the trust page. */
export interface Promises {
  home: { title: string; text: string }[]
  trust: string[]
}

export const banner = z.object({ image: z.string(), alt: z.string() })
export type Banner = z.output<typeof banner>

export const video = z.object({ video_link: z.string() })
export type Video = z.output<typeof video>

/** An unset link is an empty string. */
const socialLinks = z.object({
  facebook: z.string(),
  instagram: z.string(),
  twitter: z.string(),
  linkedin: z.string(),
})
export type SocialLinks = z.output<typeof socialLinks>

const contactRecord = z.object({ email: z.string(), mobiles: z.array(z.string()) })
export type ContactRecord = z.output<typeof contactRecord>

/** `description` is HTML that the server made from Markdown and cleaned. */
const cmsPage = z.object({ title: z.string(), description: z.string() })
export type CmsPage = z.output<typeof cmsPage>

export const branch = z.object({
  branch_name: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
})
export const branches = z.object({
  count: z.number(),
  list: z.array(branch),
  next_offset: z.number().nullable(),
})
export type Branch = z.output<typeof branch>
export type Branches = z.output<typeof branches>

const partner = z.object({
  registration_no: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
})
export const story = z.object({
  image: z.string().nullable(),
  groom_details: partner,
  bride_details: partner,
  groom_address: z.string().nullable(),
  bride_address: z.string().nullable(),
  words: z.string().nullable(),
  wedding_year: z.number().nullable(),
})
export const stories = z.object({
  count: z.number(),
  list: z.array(story),
  next_offset: z.number().nullable(),
})
export type Story = z.output<typeof story>
export type StoryList = z.output<typeof stories>

const nothing = z.object({})
export const randomBanner = endpoint({ ...published, path: '/banner/random', input: nothing, output: banner })
export const videoLink = endpoint({ ...published, path: '/cms/video-link', input: nothing, output: video })
export const socialMedia = endpoint({ ...published, path: '/cms/social-media', input: nothing, output: socialLinks })
export const contactUs = endpoint({ ...published, path: '/cms/contact-us', input: nothing, output: contactRecord })
export const terms = endpoint({ ...published, path: '/cms/terms', input: nothing, output: cmsPage })
export const aboutUs = endpoint({ ...published, path: '/cms/about-us', input: nothing, output: cmsPage })

/** Further pages that the law or the families expect, such as privacy and safety. */
export const trustPage = endpoint({
  ...published,
  path: '/cms/page/:name',
  input: z.object({
    name: z.enum(['privacy', 'safety', 'grievance', 'how-we-check', 'refunds'], { error: broken('malformed') }),
  }),
  output: cmsPage,
})

export const branchList = endpoint({ ...published, path: '/contact-us/list', input: nothing, output: branches })

/** Newest first. Without `offset` and `limit` it is the whole list, and the page divides it. */
export const successStories = endpoint({
  ...published,
  path: '/success-stories',
  input: z.object({ offset: page.optional(), limit: z.coerce.number().int().min(1).max(100).optional() }),
  output: stories,
})
