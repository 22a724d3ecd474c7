import type { PageRequest, RenderedPage } from '#contract/site/pages.ts'
import type { EntryFiles } from './assets.ts'

/** Escapes `<`, so that the JSON cannot end the script element around it. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The document of a public page. It is readable before its scripts run, so fonts and pictures load first on a slow line: the
 * scripts are in a template, and the first script takes them out once the page is drawn.
 */
export const publicDocument = (
  inline: { script: string; style: string },
  { script, preloads }: EntryFiles,
  request: PageRequest,
  { head, html }: RenderedPage,
): string => `<!doctype html>
<html lang="${request.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content">
<meta name="theme-color" content="#FFFDF8">
<script>${inline.script}</script>
<style>${inline.style}</style>
${head}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/icons/icon-192.png" type="image/png" sizes="192x192">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
</head>
<body>
<div id="root">${html}</div>
<script type="application/json" id="content">${inlineJson(request)}</script>
<template id="scripts">
${preloads.map(href => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
</template>
</body>
</html>
`
