import { Marked } from 'marked'
import { escapeHtml } from '#domain/escape-html.ts'
import type { Placeholder } from '#domain/site/site-content.ts'
import { cleanHtml } from './clean-html.ts'
import { fillHtml } from './facts.ts'

const markdown = new Marked({
  gfm: true,
  // A line break that a clerk types is a line break on the page.
  breaks: true,
  renderer: {
    // HTML in a text is shown as it was typed, and does nothing.
    html: ({ text }) => escapeHtml(text),
    image: ({ text }) => escapeHtml(text),
  },
})

/** A written page as HTML. The facts are filled in before cleaning, so that a hostile fact is cleaned as well. */
export const pageHtml = (text: string, facts: Record<Placeholder, string>): string =>
  cleanHtml(fillHtml(markdown.parse(text, { async: false }), facts))
