import { greying, pearl } from './palette.ts'

interface HairDrawing {
  /** Behind the head, and before the dress is drawn. */
  back: string
  /** Over the forehead. */
  line: string
  /** Over the dress: what falls before the shoulder. */
  front: string
}

const flowers = (places: readonly (readonly [number, number])[]) =>
  places.map(([x, y], i) => `<circle cx="${x}" cy="${y}" r="4.6" fill="${i % 3 === 1 ? '#F6E7C2' : pearl}"/>`).join('')
const mirrored = (drawn: string) => `<g transform="translate(240 0) scale(-1 1)">${drawn}</g>`

const lines = [
  'M84 118c-4-52 34-50 36-42 2-8 40-10 36 42-3-20-16-32-36-38-20 6-33 18-36 38z',
  'M84 118c-6-44 12-50 24-48 24-6 54 2 48 48-2-14-7-24-17-30-15 3-29 0-36-7-7 9-15 20-19 37z',
  'M84 119c-4-54 34-52 36-46 2-6 40-8 36 46-1-8-2-13-5-17-19 6-44 6-62 0-3 4-4 9-5 17z',
  'M86 113c-5-44 30-46 34-42 4-4 39-2 34 42-4-15-14-25-34-27-20 2-30 12-34 27z',
] as const

const cap = 'M81 114c-8-64 86-64 78 0 1 16-4 30-8 36H89c-4-6-9-20-8-36z'
const tidyCap = 'M83 116c-9-63 83-63 74 0 0 9-2 15-4 19H87c-2-4-4-10-4-19z'

/** A bun, a braid, open hair: drawn as families dress it, some with a gajra. */
const styles: readonly ((hair: string) => { back: string; front?: string; tidy?: boolean })[] = [
  hair => ({
    tidy: true,
    back: `<ellipse cx="120" cy="60" rx="27" ry="21" fill="${hair}"/>${flowers([
      [95, 68],
      [98, 60],
      [104, 53],
      [112, 48],
      [120, 46],
      [128, 48],
      [136, 53],
      [142, 60],
      [145, 68],
    ])}`,
  }),
  hair => ({
    back: '',
    front: `<path d="M86 138c-10 14-14 34-10 50s2 40 6 58l12 2c4-18 6-40 4-58s0-30 0-46z" fill="${hair}"/><path d="M76 176c6 5 14 6 22 2M76 194c6 5 15 6 23 2M79 212c6 5 13 5 19 1M80 230c5 4 11 4 16 0" stroke="#4A332C" stroke-width="2" fill="none"/>${flowers(
      [
        [82, 150],
        [90, 154],
        [98, 152],
      ],
    )}`,
  }),
  hair => ({
    back: `<path d="M80 108c-8 30-12 70-6 104 14 8 28 4 34-4h24c8 8 22 12 34 4 6-34 2-74-6-104z" fill="${hair}"/>`,
  }),
  hair => ({
    tidy: true,
    back: `<ellipse cx="155" cy="142" rx="17" ry="22" fill="${hair}"/>${flowers([
      [168, 128],
      [172, 136],
      [173, 145],
      [170, 154],
      [164, 162],
    ])}`,
  }),
  hair => ({
    back: `<path d="M80 104c-12 20-4 34-11 54-6 17 4 30-3 52 14 11 32 7 40-4h28c8 11 26 15 40 4-7-22 3-35-3-52-7-20 1-34-11-54z" fill="${hair}"/>`,
    front: `<path d="M88 128c-10 18-4 34-10 50-4 14 3 22-1 36 8 3 14 1 18-4 3-16-3-26 1-40 2-12-2-22-2-34z" fill="${hair}"/>`,
  }),
  hair => ({
    back: `<path d="M80 104c-9 26-10 48-5 68 9 6 20 4 27-3h36c7 7 18 9 27 3 5-20 4-42-5-68z" fill="${hair}"/>`,
  }),
  hair => ({ tidy: true, back: `<ellipse cx="120" cy="58" rx="24" ry="18" fill="${hair}"/>` }),
  hair => ({
    back: '',
    front: mirrored(
      `<path d="M86 138c-10 14-14 34-10 50s2 40 6 58l12 2c4-18 6-40 4-58s0-30 0-46z" fill="${hair}"/><path d="M76 176c6 5 14 6 22 2M76 194c6 5 15 6 23 2M79 212c6 5 13 5 19 1M80 230c5 4 11 4 16 0" stroke="#4A332C" stroke-width="2" fill="none"/>`,
    ),
  }),
  hair => ({
    back: `${[
      [80, 104, 15],
      [74, 122, 15],
      [72, 142, 15],
      [74, 162, 15],
      [82, 178, 14],
      [160, 104, 15],
      [166, 122, 15],
      [168, 142, 15],
      [166, 162, 15],
      [158, 178, 14],
      [90, 84, 15],
      [150, 84, 15],
      [104, 72, 14],
      [136, 72, 14],
      [120, 68, 14],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${hair}"/>`)
      .join('')}`,
  }),
  hair => ({
    tidy: true,
    back: `<path d="M138 72c32-4 44 30 39 66-3 20-1 32 5 46-13 5-25-2-28-14-5-24 4-48-14-66z" fill="${hair}"/>`,
  }),
  hair => ({
    back: `<path d="M80 108c-8 30-11 62-7 92 12 8 26 6 33-2h28c7 8 21 10 33 2 4-30 1-62-7-92z" fill="${hair}"/>`,
    front: mirrored(`<path d="M88 126c-8 24-12 50-8 80 6 4 13 3 17 0-3-28-2-52 0-66z" fill="${hair}"/>`),
  }),
  hair => ({
    tidy: true,
    back: mirrored(`<ellipse cx="155" cy="143" rx="16" ry="20" fill="${hair}"/>`),
  }),
]

export function womensHair(style: number, line: number, hair: string, grey: boolean): HairDrawing {
  const { back, front = '', tidy } = (styles[style % styles.length] ?? styles[0])?.(hair) ?? { back: '' }
  const parted = `<path d="${lines[line % lines.length]}" fill="${hair}"/>`
  const streaks = grey
    ? `<path d="M112 76c-10 6-19 18-23 32M129 76c10 6 18 17 22 30" stroke="${greying}" stroke-width="3" fill="none" stroke-linecap="round"/>`
    : ''
  return {
    back: `${back}<path d="${tidy ? tidyCap : cap}" fill="${hair}"/>`,
    line: (line % 7 === 5 ? mirrored(parted) : parted) + streaks,
    front,
  }
}
