import { goldLight, kumkum } from './palette.ts'

type Cloth = readonly [main: string, trim: string]

const lowered = (drawn: string) => `<g transform="translate(0 -20)">${drawn}</g>`
const shoulders = (fill: string) =>
  `<path transform="translate(0 -20)" d="M28 330v-26c0-60 32-88 72-98h40c40 10 72 38 72 98v26z" fill="${fill}"/>`
const collar = (fill: string) => `<path d="M100 196l20 28-22 14-14-32zM140 196l-20 28 22 14 14-32z" fill="${fill}"/>`
const band = (fill: string) => `<path d="M98 194h44v18c-14 6-30 6-44 0z" fill="${fill}"/>`
const buttons = (fill: string) =>
  `<g fill="${fill}"><circle cx="120" cy="230" r="2.600"/><circle cx="120" cy="250" r="2.600"/><circle cx="120" cy="270" r="2.600"/></g>`

interface Dress {
  under(cloth: Cloth): string
  over(cloth: Cloth): string
}

const checks = (trim: string) =>
  `<path d="M60 238v92M84 226v104M108 240v90M132 240v90M156 226v104M180 238v92M36 268h168M30 292h180M46 246h148" stroke="${trim}" stroke-width="3" opacity=".5" fill="none"/>`

/** A kurta, a shirt, a Nehru jacket, a suit, and what is worn on a Sunday. */
export const mensDresses: readonly Dress[] = [
  {
    under: ([main]) => shoulders(main),
    over: ([, trim]) =>
      lowered(`${band(trim)}<path d="M120 214v116" stroke="${trim}" stroke-width="7"/>${buttons(goldLight)}`),
  },
  {
    under: ([main]) => shoulders(main),
    over: ([, trim]) => lowered(`${collar(trim)}<path d="M120 226v104" stroke="${trim}" stroke-width="2"/>`),
  },
  {
    under: () => shoulders('#E3D3B2'),
    over: ([main, trim]) =>
      lowered(
        `<path d="M100 206c-18 5-34 12-46 22 6 30 8 64 8 102h116c0-38 2-72 8-102-12-10-28-17-46-22l-6 6h-28z" fill="${main}"/>${band(trim)}<path d="M120 214v116" stroke="${trim}" stroke-width="2.500"/>${buttons(goldLight)}<path d="M150 250h16" stroke="${goldLight}" stroke-width="2.500"/>`,
      ),
  },
  {
    under: () => shoulders('#F6F1E6'),
    over: ([main, trim]) =>
      lowered(
        `<path d="M102 205c-42 10-74 38-74 99v26h86l-10-60-16-44zM138 205c42 10 74 38 74 99v26h-86l10-60 16-44z" fill="${main}"/><path d="M102 205l-18 28 14 8-6 14 22 60M138 205l18 28-14 8 6 14-22 60" stroke="${trim}" stroke-width="3" fill="none" stroke-linejoin="round"/>${collar('#F6F1E6')}<path d="M115 222h10l-2 10 5 46-8 12-8-12 5-46z" fill="${kumkum}"/>`,
      ),
  },
  {
    under: ([main]) => shoulders(main),
    over: ([, trim]) =>
      lowered(`${checks(trim)}${collar(trim)}<path d="M120 226v104" stroke="${trim}" stroke-width="3"/>`),
  },
  {
    under: ([main]) => shoulders(main),
    over: ([, trim]) =>
      lowered(
        `<path d="M98 196c4 24 40 24 44 0l8 4c-3 20-14 32-30 32s-27-12-30-32z" fill="${trim}"/><path d="M120 232v26" stroke="${trim}" stroke-width="6"/>`,
      ),
  },
  {
    under: ([main]) => shoulders(main),
    over: ([, trim]) =>
      lowered(
        `${band(trim)}<path d="M120 214v116" stroke="${goldLight}" stroke-width="3"/>${buttons(goldLight)}<path d="M142 206c40 10 70 38 70 98v26h-58c16-40 10-90-12-124z" fill="${kumkum}"/><path d="M142 206c22 34 28 84 14 124h-7c12-40 6-86-13-120z" fill="${goldLight}"/>`,
      ),
  },
]
