import { catalogue, type Language } from '#domain/words/catalogue.ts'
import type { Config } from '#server/config.ts'
import { isLoopback } from '#server/config-values.ts'

const words = catalogue({ ribbon: ['Demo: everyone here is made up', 'डेमो: येथील सर्व व्यक्ती काल्पनिक आहेत'] })

/** Whether strangers can reach the demo, so that every page must say that it is one. */
export const isDemoInPublic = (config: Pick<Config, 'demo' | 'demoPublic' | 'host'>): boolean =>
  config.demo && config.demoPublic && !isLoopback(config.host)

/** Puts the ribbon outside React's root, so that no screen can leave it out. */
export const withDemoRibbon = (html: string, language: Language): string =>
  html.replace(/<body[^>]*>/, body => `${body}\n<aside class="demo-ribbon">${words(language).ribbon}</aside>`)
