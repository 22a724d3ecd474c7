import type { Page } from '@playwright/test'

/**
 * The texts of a Marathi page that contain Western digits. What is typed or dialled keeps them: registration numbers, phone
 * numbers, e-mail addresses. So does text by a family, recognised by its Latin letters.
 */
export const latinDigits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const western: string[] = []
    const telephone = /\+?\d[\d -]{9,}/g
    const isOurs = (text: string) => /[0-9]/.test(text.replace(telephone, '')) && !/[A-Za-z]/.test(text)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      const text = (textContent ?? '').trim()
      if (!parentElement?.closest('script, style, noscript') && isOurs(text)) western.push(text)
    }
    for (const element of document.querySelectorAll('[aria-label], [alt], [title]'))
      for (const name of ['aria-label', 'alt', 'title']) {
        const text = element.getAttribute(name) ?? ''
        if (isOurs(text)) western.push(`${name}: ${text}`)
      }
    return [...new Set(western)]
  })
