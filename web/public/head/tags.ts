import { escapeHtml } from '#domain/escape-html.ts'

type Attributes = Record<string, string>

export const tag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeHtml(value)}"`)
    .join('')}>`

/** JSON inside a page. `<` is escaped, because it could end the script that holds it. */
export const jsonScript = (type: string, value: unknown): string =>
  `<script type="${type}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
