import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { OwnConsent } from '#contract/families/consents.ts'
import { consentsQuery } from '#web/access/consent/use-consent-ticks.ts'
import { LanguageContext } from '#web/ui/language.ts'
import { OwnConsents } from './OwnConsents.tsx'

const inUrdu = (change: Partial<OwnConsent>): OwnConsent => ({
  text: 'notice',
  version: 2,
  language: 'ur',
  direction: 'rtl',
  title: 'معلومات',
  sentence: 'ہم متفق ہیں۔',
  whole: [],
  changed: 'تصویریں بھی',
  afterwards: '',
  is_needed: true,
  state: 'GIVEN',
  at: '2026-11-18T08:00:00.000Z',
  own_version: 1,
  own_language: 'ur',
  ...change,
})
const languages = (['en', 'mr', 'ur'] as const).map(language => ({ language, name: language }))

function pageWith(...list: OwnConsent[]): string {
  const client = new QueryClient()
  client.setQueryData(consentsQuery('en', null).queryKey, { languages, read_in: 'ur', list })
  return renderToStaticMarkup(
    <LanguageContext value="en">
      <QueryClientProvider client={client}>
        <OwnConsents />
      </QueryClientProvider>
    </LanguageContext>,
  )
}
const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, label = '']) => label.replace(/<[^>]+>/g, ''))

it('whatever was given can be withdrawn, also once its text has changed', () => {
  expect(buttonsOf(pageWith(inUrdu({ state: 'GIVEN' })))).toEqual(['Withdraw'])
  expect(buttonsOf(pageWith(inUrdu({ state: 'OUTDATED' })))).toEqual(['Agree again', 'Withdraw'])
  expect(buttonsOf(pageWith(inUrdu({ state: 'WITHDRAWN' })))).toEqual(['Agree again'])
  // Nobody is offered this one here, and it ends here all the same.
  const whatsapp = inUrdu({ text: 'whatsapp', is_needed: false, state: 'OUTDATED' })
  expect(buttonsOf(pageWith(whatsapp))).toEqual(['Withdraw'])
})

it('opens in the language in which the family agreed, from the right, and says what is new', () => {
  const html = pageWith(inUrdu({ state: 'OUTDATED' }))
  expect(html).toMatch(/<option[^>]* value="ur"[^>]* selected|<option[^>]* selected[^>]* value="ur"/)
  expect(html).toMatch(/lang="ur" dir="rtl"><h2>معلومات</)
  expect(html).toContain('<span lang="ur" dir="rtl">تصویریں بھی</span>')
  expect(pageWith(inUrdu({ state: 'GIVEN' }))).not.toContain('تصویریں بھی')
})
