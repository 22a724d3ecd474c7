import type { SiteNames } from '#contract/site/pages.ts'
import { escapeHtml } from '#domain/escape-html.ts'
import type { Language } from '#domain/words/catalogue.ts'
import type { EntryFiles } from './assets.ts'

/**
 * The rule of web/ui/styles/page-change.css, before every stylesheet. On a slow line a small stylesheet may arrive before the
 * one with that rule, and the browser would abort the transition from the login to this document with an error in the console.
 */
export const memberStyle = '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto; } }'

/** One document serves every address of the member area. The calls it makes decide what the visitor may see. */
export const memberDocument = (
  { script, preloads, styles }: EntryFiles,
  language: Language,
  { name_en, name_mr, logo }: SiteNames,
  firstFrame: string,
): string => `<!doctype html>
<html lang="${language}" data-frame data-name-en="${escapeHtml(name_en)}" data-name-mr="${escapeHtml(name_mr)}" data-logo="${escapeHtml(logo)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">
<title>${escapeHtml(language === 'mr' ? name_mr : name_en)}</title>
<meta name="robots" content="noindex">
<meta name="theme-color" content="#FFFDF8">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<style>${memberStyle}</style>
${styles.map(href => `<link rel="stylesheet" href="${href}">`).join('\n')}
${preloads.map(href => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body>
<div id="root">${firstFrame}</div>
<noscript><p class="wrap">The member area needs JavaScript. <a href="/home">Home</a></p></noscript>
</body>
</html>
`
