import { goldLight, pearl } from './palette.ts'

type Cloth = readonly [main: string, under: string, border: string]

const lowered = (drawn: string) => `<g transform="translate(0 -22)">${drawn}</g>`
const mirrored = (drawn: string) => `<g transform="translate(240 0) scale(-1 1)">${drawn}</g>`
const shoulders = (fill: string) =>
  lowered(`<path d="M38 330v-26c0-64 30-92 66-102h32c36 10 66 38 66 102v26z" fill="${fill}"/>`)

const drape = ([main, , border]: Cloth, more = '') =>
  lowered(
    `<path d="M138 200c-14 40-52 74-72 104v26h136v-26c0-62-28-92-64-104z" fill="${main}"/>${more}<path d="M138 200c-14 40-56 74-82 130h15c26-54 62-88 75-127z" fill="${border}"/><path d="M142 202c-14 40-54 74-78.500 128" stroke="${goldLight}" stroke-width="1.600" fill="none" stroke-dasharray="3 4"/>`,
  )
const sprigs = (colour: string) =>
  [
    [150, 250],
    [172, 236],
    [128, 284],
    [160, 286],
    [188, 268],
    [186, 306],
    [140, 312],
    [108, 312],
  ]
    .map(([x = 0, y = 0]) => `<path d="M${x} ${y}c4 3 4 7 0 10-4-3-4-7 0-10z" fill="${colour}" opacity=".8"/>`)
    .join('')
const stripes = (colour: string) =>
  `<path d="M160 214c-12 40-44 76-66 116M180 226c-10 40-36 74-54 104M196 248c-8 34-26 60-38 82" stroke="${colour}" stroke-width="3" fill="none" opacity=".55"/>`

interface Dress {
  /** Under the neck and jewellery. */
  under(cloth: Cloth): string
  /** Over them. */
  over(cloth: Cloth): string
}

const saree = (over: (cloth: Cloth) => string): Dress => ({ under: ([, blouse]) => shoulders(blouse), over })

/** Sarees in several drapes, kurtas with a dupatta, and what is worn to the office. */
export const womensDresses: readonly Dress[] = [
  saree(cloth => drape(cloth)),
  saree(cloth => drape(cloth, sprigs(goldLight))),
  {
    under: ([, kurta]) => shoulders(kurta),
    over: ([dupatta, , border]) =>
      lowered(
        `<path d="M100 201c-34 12-56 40-58 103v26h34c0-60 12-96 34-120z" fill="${dupatta}"/><path d="M140 201c34 12 56 40 58 103v26h-34c0-60-12-96-34-120z" fill="${dupatta}"/><path d="M110 210c-22 24-34 60-34 120h-6c0-60 11-98 33-124zM130 210c22 24 34 60 34 120h6c0-60-11-98-33-124z" fill="${border}"/>`,
      ),
  },
  saree(cloth => mirrored(drape(cloth))),
  {
    under: ([kurta]) => shoulders(kurta),
    over: ([, trim, border]) =>
      lowered(
        `<path d="M99 199c5 22 37 22 42 0l7 3c-2 18-12 30-28 30s-26-12-28-30z" fill="${trim}"/><path d="M96 203c4 24 44 24 48 0" stroke="${border}" stroke-width="2" fill="none" stroke-dasharray="2 3"/><path d="M120 232v98" stroke="${trim}" stroke-width="5"/><g fill="${pearl}"><circle cx="120" cy="246" r="2.200"/><circle cx="120" cy="262" r="2.200"/><circle cx="120" cy="278" r="2.200"/></g>`,
      ),
  },
  saree(cloth => drape(cloth, stripes(cloth[2]))),
  {
    under: () => shoulders('#F3ECDF'),
    over: ([coat]) =>
      lowered(
        `<path d="M104 202c-36 10-66 38-66 102v26h76l-8-66-14-40zM136 202c36 10 66 38 66 102v26h-76l8-66 14-40z" fill="${coat}"/><path d="M104 203l-16 28 12 8-6 12 20 42M136 203l16 28-12 8 6 12-20 42" stroke="#00000030" stroke-width="2.500" fill="none" stroke-linejoin="round"/>`,
      ),
  },
  {
    under: ([, kurta]) => shoulders(kurta),
    over: ([dupatta, , border]) =>
      lowered(`<path d="M97 200c8 26 40 26 46 0" stroke="${border}" stroke-width="4" fill="none"/>`) +
      mirrored(
        lowered(
          `<path d="M142 201c36 12 58 40 60 103v26h-44c4-48-2-92-30-116z" fill="${dupatta}"/><path d="M128 214c28 24 34 68 30 116h-7c4-48-4-88-31-108z" fill="${border}"/>`,
        ),
      ),
  },
  saree(cloth => drape(cloth, sprigs(cloth[2]))),
]
