import type { Generated } from 'kysely'

/** What the provider writes for the public pages. */
export interface PublicPageTables {
  provider_details: {
    id: Generated<number>
    email: Generated<string>
    mobiles: Generated<string[]>
    video_link: Generated<string>
    facebook: Generated<string>
    instagram: Generated<string>
    twitter: Generated<string>
    linkedin: Generated<string>
  }
  banners: {
    id: string
    image: string
    alt_en: Generated<string>
    alt_mr: Generated<string>
    is_shown: Generated<boolean>
  }
  branches: {
    id: string
    position: number
    name_en: string
    name_mr: string
    address_en: string
    address_mr: string
    email: Generated<string>
    phone: Generated<string>
  }
  written_pages: {
    name: 'about-us' | 'terms' | 'privacy' | 'safety' | 'grievance' | 'how-we-check' | 'refunds'
    title_en: string
    title_mr: string
    html_en: string
    html_mr: string
  }
}
