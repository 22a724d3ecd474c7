import { describe, expect, it } from 'vitest'
import { isDemoInPublic, withDemoRibbon } from './demo-ribbon.ts'

describe('the demo ribbon', () => {
  it('is for a demo that others may reach, and no other', () => {
    const open = { demo: true, demoPublic: true, host: '0.0.0.0' }
    expect(isDemoInPublic(open)).toBe(true)
    expect(isDemoInPublic({ ...open, host: '127.0.0.1' })).toBe(false)
    expect(isDemoInPublic({ ...open, demo: false })).toBe(false)
    expect(isDemoInPublic({ ...open, demoPublic: false })).toBe(false)
  })

  it('stands first in the body, in the page’s language', () => {
    const page = '<html><head></head><body class="app"><div id="root"></div></body></html>'
    expect(withDemoRibbon(page, 'en')).toMatch(
      /<body class="app">\n<aside class="demo-ribbon">Demo: [^<]+<\/aside><div/,
    )
    expect(withDemoRibbon(page, 'mr')).toContain('डेमो')
  })
})
