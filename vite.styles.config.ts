import type { CSSOptions } from 'vite'

/** How the styles of every bundle are made. */
export const css: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: {
    // The three names of web/ui/styles/breakpoints.css.
    drafts: { customMedia: true },
    // The hash is of the file's path, so that the renderer and the browser's bundles name a class alike.
    cssModules: { pattern: '[local]_[hash]' },
  },
}
