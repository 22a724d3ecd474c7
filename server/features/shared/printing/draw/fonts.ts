import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'
import type { FontFile, Run } from './marks.ts'
import { unpackWoff } from './woff.ts'

const require = createRequire(import.meta.url)
const tiro = '@fontsource/tiro-devanagari-marathi/files/tiro-devanagari-marathi'
const mukta = '@fontsource/mukta/files/mukta'

/** The typefaces of the site, each with one file per script. With woff2 the pages would be blank. */
const files: Record<FontFile, string> = {
  'serif-marathi': `${tiro}-devanagari-400-normal.woff`,
  'serif-latin': `${tiro}-latin-400-normal.woff`,
  'sans-marathi': `${mukta}-devanagari-400-normal.woff`,
  'sans-latin': `${mukta}-latin-400-normal.woff`,
  'bold-marathi': `${mukta}-devanagari-600-normal.woff`,
  'bold-latin': `${mukta}-latin-600-normal.woff`,
}
export const fontFiles = Object.keys(files) as FontFile[]
export type FontFace = 'serif' | 'sans' | 'bold'

const opened = new Map<FontFile, { bytes: Buffer; font: Font }>()

function open(font: FontFile): { bytes: Buffer; font: Font } {
  const cached = opened.get(font)
  if (cached) return cached
  const bytes = unpackWoff(readFileSync(require.resolve(files[font])))
  const file = create(bytes)
  if (!('layout' in file)) throw new Error(`${font} is a collection of fonts`)
  const entry = { bytes, font: file }
  opened.set(font, entry)
  return entry
}

export const openFont = (font: FontFile): Font => open(font).font
export const fontBytes = (font: FontFile): Buffer => open(font).bytes

/** Devanagari with its joiners and dandas. The space between two words belongs to the Latin file. */
const marathi = /(?:\p{Script_Extensions=Devanagari}|[\u200c\u20b9]|\u200d)+/gu

/** Cuts a text into stretches, each with the file that has its letters. */
export function runsOf(face: FontFace, text: string): Run[] {
  const runs: Run[] = []
  let from = 0
  for (const { 0: stretch, index } of text.matchAll(marathi)) {
    if (index > from) runs.push({ font: `${face}-latin`, text: text.slice(from, index) })
    runs.push({ font: `${face}-marathi`, text: stretch })
    from = index + stretch.length
  }
  if (from < text.length) runs.push({ font: `${face}-latin`, text: text.slice(from) })
  return runs
}

const widths = new Map<string, number>()

/** The width of a stretch at size 1. */
function unitWidth({ font, text }: Run): number {
  const key = `${font} ${text}`
  const cached = widths.get(key)
  if (cached !== undefined) return cached
  const file = openFont(font)
  const width = file.layout(text).advanceWidth / file.unitsPerEm
  if (widths.size > 20_000) widths.clear()
  widths.set(key, width)
  return width
}

export const runWidth = (run: Run, size: number): number => unitWidth(run) * size
export const widthOf = (face: FontFace, text: string, size: number): number =>
  runsOf(face, text).reduce((sum, run) => sum + runWidth(run, size), 0)
