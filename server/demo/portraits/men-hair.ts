import { goldLight, greying, phetas } from './palette.ts'

const mirrored = (drawn: string) => `<g transform="translate(240 0) scale(-1 1)">${drawn}</g>`
const filled = (d: string) => (hair: string) => `<path d="${d}" fill="${hair}"/>`

const swept = 'M84 112c-8-38 12-58 36-56 30-2 44 20 36 56-3-12-6-20-12-26-16 4-32 2-42-4-8 6-15 16-18 30z'
const curls = (hair: string) =>
  `<path d="M84 110c-6-34 10-50 36-50s42 16 36 50c-2-10-5-16-9-20-16-4-38-4-54 0-4 4-7 10-9 20z" fill="${hair}"/>${[
    [88, 80],
    [94, 68],
    [105, 60],
    [118, 56],
    [132, 58],
    [144, 66],
    [152, 79],
    [100, 78],
    [114, 74],
    [128, 74],
    [141, 79],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="${hair}"/>`)
    .join('')}`

/** Side-swept, cropped, combed up, curly, parted, thinning, textured. */
const styles: readonly ((hair: string) => string)[] = [
  filled(swept),
  filled('M86 106c-5-32 11-49 34-49s39 17 34 49c-2-10-5-16-9-20-16-6-34-6-50 0-4 4-7 10-9 20z'),
  filled('M84 110c-6-28 0-44 12-52 6-9 34-14 48 0 12 8 17 26 12 52-2-12-5-19-11-25-12 3-26 0-35-7-12 6-22 14-26 32z'),
  curls,
  hair => mirrored(filled(swept)(hair)),
  filled('M82 118c-9-44 8-62 38-61 30-1 47 17 38 61-3-16-8-30-19-37-8-2-15-4-19-7-4 3-11 5-19 7-11 7-16 21-19 37z'),
  filled(
    'M85 110c-4-22-1-34 6-41 8-11 18-13 29-13s21 2 29 13c7 7 10 19 6 41-2-9-4-15-7-21-6-9-14-14-28-14s-22 5-28 14c-3 6-5 12-7 21z',
  ),
  filled(
    'M84 112c-7-28 0-42 7-47 2-5 8-8 13-8 5-4 12-5 17-3 6-2 13 0 17 4 6 0 11 4 13 10 6 7 9 21 5 44-3-12-6-20-12-25-8 4-14 2-18-2-6 4-14 4-19 0-5 4-10 3-14 0-5 6-7 14-9 27z',
  ),
]

export function mensHair(style: number, hair: string, grey: boolean): string {
  // Behind the hairline, where a narrow head would let the ground through.
  const crown = `<path d="M87 104c-5-32 10-46 33-46s38 14 33 46l-8-14c-14-6-36-6-50 0z" fill="${hair}"/>`
  const drawn = crown + (styles[style % styles.length]?.(hair) ?? '')
  const temples = grey
    ? `<path d="M86 108c0-8 2-14 5-19l5 2c-4 5-6 11-7 18zM154 108c0-8-2-14-5-19l-5 2c4 5 6 11 7 18z" fill="${greying}"/>`
    : ''
  return drawn + temples
}

/** The turban of a groom's procession, with its fan and its tail. */
export function pheta(kind: number): string {
  const [cloth, fold] = phetas[kind % phetas.length] ?? phetas[0]
  return `<path d="M158 88c16 10 20 42 14 70l-14-3c4-22 2-44-10-60z" fill="${cloth}"/><path d="M160 100c7 16 8 36 5 55" stroke="${fold}" stroke-width="2" fill="none"/><path d="M92 52c-18-10-18-30-4-38 4 8 12 18 14 32z" fill="${fold}"/><path d="M92 48c-8-8-10-18-6-28M97 46c-3-8-5-16-7-24" stroke="${cloth}" stroke-width="1.600" fill="none"/><path d="M78 100c-8-40 18-62 44-61 28 0 50 22 42 61-26-12-60-12-86 0z" fill="${cloth}"/><path d="M80 92c18-20 44-34 68-44M79 82c14-16 32-28 52-36M98 92c20-16 40-26 60-32M122 90c14-8 26-13 40-16" stroke="${fold}" stroke-width="2.400" fill="none" opacity=".75"/><path d="M78 100c26-12 60-12 86 0l-1 7c-26-11-58-11-84 0z" fill="${fold}"/><circle cx="121" cy="94" r="3.600" fill="${goldLight}"/>`
}

export function facialHair(kind: number, hair: string): string {
  const beard = (opacity: number) =>
    `<path d="M87 122c0 34 16 48 33 48s33-14 33-48c-4 12-8 18-14 19-8-5-30-5-38 0-6-1-10-7-14-19z" fill="${hair}" opacity="${opacity}"/>`
  const moustache = `<path d="M107 142c4-4 9-4 13-2 4-2 9-2 13 2-5 1-9 1-13 0-4 1-8 1-13 0z" fill="${hair}"/>`
  const thick = `<path d="M103 140c5-5 12-5 17-2 5-3 12-3 17 2 2-1 3-3 3-5 2 5-1 9-6 9-6 0-10-1-14-2-4 1-8 2-14 2-5 0-8-4-6-9 0 2 1 4 3 5z" fill="${hair}"/>`
  const goatee = `<path d="M110 153c6-2 14-2 20 0 1 10-4 17-10 17s-11-7-10-17z" fill="${hair}" opacity=".92"/>`
  return ['', moustache, thick, beard(0.9), beard(0.28), moustache + goatee, beard(0.9) + moustache][kind % 7] ?? ''
}
