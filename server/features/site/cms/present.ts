import type {
  Banner,
  Branch,
  ContactRecord,
  Promises,
  SiteIdentity,
  SocialLinks,
  Story,
  StoryList,
  Video,
} from '#contract/site/cms.ts'
import type { ContentBody } from '#contract/site/site-content.ts'
import type { Day } from '#domain/calendar.ts'
import { productName } from '#domain/site/site-content.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { publicStoryPhoto } from '#server/features/families/stories/photos.ts'
import { factsIn } from '#server/features/shared/site-content/facts.ts'
import type { SiteContent } from '#server/features/shared/site-content/published.ts'
import type { PublishedStory } from './queries.ts'

/** The name, the motto and the claims of the home page. What the provider has not entered is an empty text. */
export function presentIdentity(language: Language, site: SiteContent, today: Day): SiteIdentity {
  const name = site.facts('name')
  const home = site.facts('home')
  const { motto, hours, whatsapp, address } = factsIn(site, language)
  const isMarathi = language === 'mr'
  const { text_en, text_mr, until } = site.facts('announcement')
  const isOver = until !== '' && until < today
  return {
    name_en: name.name_en || productName.en,
    name_mr: name.name_mr || productName.mr,
    motto,
    logo: name.logo,
    hours,
    whatsapp,
    address,
    announcement: isOver ? '' : isMarathi ? text_mr : text_en,
    claims: home.claims
      .map(claim => ({
        figure: isMarathi ? claim.figure_mr : claim.figure_en,
        words: isMarathi ? claim.words_mr : claim.words_en,
      }))
      .filter(({ figure, words }) => figure && words),
    about_title: isMarathi ? home.about_title_mr : home.about_title_en,
    about: isMarathi ? home.about_mr : home.about_en,
  }
}

/** A promise without words in this language is left out. */
export function presentPromises(language: Language, { home, trust }: ContentBody<'promises'>): Promises {
  const isMarathi = language === 'mr'
  return {
    home: home
      .map(({ title_en, title_mr, text_en, text_mr }) =>
        isMarathi ? { title: title_mr, text: text_mr } : { title: title_en, text: text_en },
      )
      .filter(({ title }) => title),
    trust: trust.map(({ text_en, text_mr }) => (isMarathi ? text_mr : text_en)).filter(Boolean),
  }
}

/** One of the banners, chosen at random. */
export function presentBanner(language: Language, list: ContentBody<'banners'>['list']): Banner {
  const withImage = list.filter(({ image }) => image)
  const banner = withImage[Math.floor(Math.random() * withImage.length)]
  return { image: banner?.image ?? '', alt: (language === 'mr' ? banner?.alt_mr : banner?.alt_en) ?? '' }
}

export const presentVideo = ({ film }: ContentBody<'links'>): Video => ({ video_link: film })

export const presentSocial = ({ facebook, instagram, twitter, linkedin }: ContentBody<'links'>): SocialLinks => ({
  facebook,
  instagram,
  twitter,
  linkedin,
})

export const presentProviderContact = ({ email, telephones }: ContentBody<'contact'>): ContactRecord => ({
  email,
  mobiles: telephones.filter(Boolean),
})

export const presentBranch = (language: Language, row: ContentBody<'branches'>['list'][number]): Branch => ({
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
  words: row.words,
  wedding_year: row.wedding_year,
})

export const presentStories = (rows: PublishedStory[], count: number, nextOffset: number | null): StoryList => ({
  count,
  list: rows.map(presentStory),
  next_offset: nextOffset,
})
