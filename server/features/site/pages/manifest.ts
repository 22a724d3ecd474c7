import type { SiteNames } from '#contract/site/pages.ts'
import { sharedField, sharePath } from '#domain/share-target.ts'
import { catalogue, type Language } from '#domain/words/catalogue.ts'

const shortcutWords = catalogue({
  search: ['Search', 'शोध'],
  interests: ['Interest Received', 'आलेली पसंती'],
  activity: ['My Activity', 'माझी यादी'],
})

/** What a phone needs to put the site on its home screen, by the provider's own name. */
export function webManifest(language: Language, { name_en, name_mr }: SiteNames) {
  const t = shortcutWords(language)
  const name = language === 'mr' ? name_mr : name_en
  return {
    id: '/',
    name,
    short_name: name,
    lang: language,
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#FBF6EB',
    theme_color: '#FFFDF8',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    // A photo shared from the gallery becomes an upload.
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: sharedField, accept: ['image/jpeg', 'image/png', 'image/heic', 'image/heif'] }] },
    },
    shortcuts: [
      { name: t.search, url: '/search' },
      { name: t.interests, url: '/intrest-recieved' },
      { name: t.activity, url: '/recently-viewed' },
    ],
  }
}
