import type { Banner, Branch, CmsPage, ContactRecord, SocialLinks, Story, StoryList, Video } from '#contract/cms.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { publicStoryPhoto } from '#server/features/stories/photos.ts'
import { cleanHtml } from './clean-html.ts'
import type { allBranches, PublishedStory, pickBanner, providerDetails, writtenPage } from './queries.ts'

type Row<Q extends (...args: never[]) => Promise<unknown>> = Awaited<ReturnType<Q>>
type Provider = Row<typeof providerDetails>

export const presentBanner = (language: Language, row: Row<typeof pickBanner>): Banner => ({
  image: row?.image ?? '',
  alt: (language === 'mr' ? row?.alt_mr : row?.alt_en) ?? '',
})

export const presentVideo = (row: Provider): Video => ({ video_link: row?.video_link ?? '' })

export const presentSocial = (row: Provider): SocialLinks => ({
  facebook: row?.facebook ?? '',
  instagram: row?.instagram ?? '',
  twitter: row?.twitter ?? '',
  linkedin: row?.linkedin ?? '',
})

export const presentProviderContact = (row: Provider): ContactRecord => ({
  email: row?.email ?? '',
  mobiles: row?.mobiles ?? [],
})

/** Cleans the HTML again, because a row may have been written past `writePage`. */
export const presentWrittenPage = (language: Language, row: NonNullable<Row<typeof writtenPage>>): CmsPage => ({
  title: language === 'mr' ? row.title_mr : row.title_en,
  description: cleanHtml(language === 'mr' ? row.html_mr : row.html_en),
})

export const presentBranch = (language: Language, row: Row<typeof allBranches>[number]): Branch => ({
  branch_name: language === 'mr' ? row.name_mr : row.name_en,
  address: language === 'mr' ? row.address_mr : row.address_en,
  email: row.email,
  phone: row.phone,
})

const presentStory = (row: PublishedStory): Story => ({
  image: row.stored_as ? publicStoryPhoto(row.id) : row.image,
  groom_details: {
    registration_no: row.groom_registration_no,
    first_name: row.groom_first_name,
    last_name: row.groom_last_name,
  },
  bride_details: {
    registration_no: row.bride_registration_no,
    first_name: row.bride_first_name,
    last_name: row.bride_last_name,
  },
  groom_address: row.groom_address,
  bride_address: row.bride_address,
})

export const presentStories = (rows: PublishedStory[], count: number, nextOffset: number | null): StoryList => ({
  count,
  list: rows.map(presentStory),
  next_offset: nextOffset,
})
