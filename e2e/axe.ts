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

/** The kinds of text whose contrast was found good in this process. */
const goodKinds = new Set<string>()

/**
 * What axe finds on the page as it stands. Run in the page itself: axe's own helper for the browser opens a second one for
 * each look, which takes four times as long.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source)
  const kinds = await page.evaluate(markNewKindsOfText, [...goodKinds])
  const findings = await page.evaluate(async looksAtContrast => {
    const { axe } = window
    if (!axe) throw new Error('axe is not there')
    // Only targets are told: copying the markup of every element takes a tenth of the time.
    axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-new-kind]' }], noHtml: true })
    // Behind a modal dialog nothing can be reached, and that page is looked at in its state without the dialog.
    const modals = document.querySelectorAll('dialog:modal')
    const { violations } = await axe.run(modals.length > 0 ? modals : document, {
      resultTypes: ['violations'],
      // Only the rule about sound that plays by itself waits for files.
      preload: document.querySelector('audio, video') !== null,
      rules: { 'color-contrast': { enabled: looksAtContrast } },
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
  }, kinds.length > 0)
  if (findings.length === 0) for (const kind of kinds) goodKinds.add(kind)
  return findings
}
