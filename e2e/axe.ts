import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { markNewKindsOfText } from './contrast-kinds.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The kinds of text whose contrast has already passed in this process. */
const goodKinds = new Set<string>()

/**
 * The findings of axe on the current page. Axe runs in the page itself, because its Playwright helper opens a second page for
 * each run, which takes four times as long.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  const kinds = await page.evaluate(markNewKindsOfText, [...goodKinds])
  const findings = await page.evaluate(async looksAtContrast => {
    const { axe } = window
    if (!axe) throw new Error('axe is not there')
    // Only targets are reported, because copying the markup of every element takes a tenth of the time.
    axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-new-kind]' }], noHtml: true })
    // The page behind a modal dialog cannot be reached, and is checked in its state without the dialog.
    const modals = document.querySelectorAll('dialog:modal')
    const { violations } = await axe.run(modals.length > 0 ? modals : document, {
      resultTypes: ['violations'],
      // Preloading serves only the rule about autoplaying sound.
      preload: document.querySelector('audio, video') !== null,
      rules: { 'color-contrast': { enabled: looksAtContrast } },
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
  }, kinds.length > 0)
  if (findings.length === 0) for (const kind of kinds) goodKinds.add(kind)
  return findings
}
