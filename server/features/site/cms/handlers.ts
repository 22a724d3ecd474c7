import type { HandlersOf } from '#server/http/handler.ts'
import type { PublicContent } from './content.ts'

type CmsCalls =
  | 'randomBanner'
  | 'videoLink'
  | 'socialMedia'
  | 'contactUs'
  | 'terms'
  | 'aboutUs'
  | 'trustPage'
  | 'branchList'
  | 'successStories'

export const cmsHandlers = (content: PublicContent): HandlersOf<CmsCalls> => ({
  randomBanner: ({ language }) => content.banner(language),
  videoLink: () => content.video(),
  socialMedia: () => content.social(),
  contactUs: () => content.contact(),
  terms: ({ language }) => content.written(language, 'terms'),
  aboutUs: ({ language }) => content.written(language, 'about-us'),
  trustPage: ({ language, input }) => content.written(language, input.name),
  branchList: ({ language }) => content.branches(language),
  successStories: ({ input }) => content.stories(input),
})
