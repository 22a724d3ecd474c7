import { gold, goldLight, kumkum, pearl } from './palette.ts'

export const earrings: readonly string[] = [
  `<g fill="${gold}"><circle cx="88" cy="131" r="3"/><path d="M84 135h8l-1 6h-6z"/><circle cx="152" cy="131" r="3"/><path d="M148 135h8l-1 6h-6z"/></g>`,
  `<g fill="${gold}"><circle cx="87.500" cy="132" r="3.200"/><circle cx="152.500" cy="132" r="3.200"/></g>`,
  `<g fill="none" stroke="${gold}" stroke-width="2"><circle cx="87" cy="137" r="5.500"/><circle cx="153" cy="137" r="5.500"/></g>`,
  `<g fill="${pearl}"><circle cx="87.500" cy="131" r="2.600"/><circle cx="87.500" cy="138" r="3.600"/><circle cx="152.500" cy="131" r="2.600"/><circle cx="152.500" cy="138" r="3.600"/></g>`,
  `<g fill="${gold}"><circle cx="88" cy="130" r="2.600"/><path d="M83 134q5-3 10 0l2 8q-7 4-14 0z"/><circle cx="152" cy="130" r="2.600"/><path d="M147 134q5-3 10 0l2 8q-7 4-14 0z"/></g><g fill="${pearl}"><circle cx="84" cy="144" r="1.600"/><circle cx="88" cy="145.500" r="1.600"/><circle cx="92" cy="144" r="1.600"/><circle cx="148" cy="144" r="1.600"/><circle cx="152" cy="145.500" r="1.600"/><circle cx="156" cy="144" r="1.600"/></g>`,
]

const beads = (fill: string, r: number, y: number) =>
  [-15, -9, -3, 3, 9, 15]
    .map(x => `<circle cx="${120 + x}" cy="${y - (x * x) / 32}" r="${r}" fill="${fill}"/>`)
    .join('')

/** A thin chain, a thushi close to the neck, pearls, a long haar, or none. */
export const necklaces: readonly string[] = [
  `<path d="M101 174c6 22 32 22 38 0" fill="none" stroke="${gold}" stroke-width="2.400"/><circle cx="120" cy="192" r="3.600" fill="${gold}"/>`,
  `<path d="M103 171c5 12 29 12 34 0l1 6c-6 13-30 13-36 0z" fill="${gold}"/>${beads(goldLight, 1.8, 182)}`,
  `<path d="M102 173c6 18 30 18 36 0" fill="none" stroke="${pearl}" stroke-width="4" stroke-dasharray=".1 4.800" stroke-linecap="round"/>`,
  '',
  `<path d="M101 172c6 16 32 16 38 0" fill="none" stroke="${gold}" stroke-width="3.200"/><path d="M99 174c6 34 36 34 42 0" fill="none" stroke="${goldLight}" stroke-width="2" stroke-dasharray="3 2"/><path d="M116 199h8l-1.500 8h-5z" fill="${gold}"/>`,
  `<path d="M102 173c8 24 28 24 36 0" fill="none" stroke="${goldLight}" stroke-width="1.600"/><path d="M120 191l3.500 4-3.500 5-3.500-5z" fill="${kumkum}"/>`,
]

export const bindis: readonly string[] = [
  `<circle cx="120" cy="100" r="3.200" fill="${kumkum}"/>`,
  `<path d="M115.500 97.500a5 5 0 0 0 9 0 6 6 0 0 1-9 0z" fill="${kumkum}"/><circle cx="120" cy="94.500" r="1.200" fill="${kumkum}"/>`,
  `<circle cx="120" cy="101" r="2" fill="#3B1016"/>`,
  `<path d="M120 92c2.400 4 2.400 8 0 11-2.400-3-2.400-7 0-11z" fill="${kumkum}"/>`,
  '',
]

/** The nath of a Marathi bride, a stud, or none. */
export const noseRings: readonly string[] = [
  '',
  `<path d="M115 134a5 5 0 1 0-7 5" stroke="${gold}" stroke-width="1.800" fill="none"/><circle cx="106" cy="137" r="2" fill="${pearl}"/>`,
  `<circle cx="113.500" cy="132.500" r="1.500" fill="${goldLight}"/>`,
  `<g fill="${pearl}"><circle cx="110" cy="135" r="2"/><circle cx="106.500" cy="137.500" r="2"/><circle cx="110" cy="139.500" r="2"/></g><circle cx="108.800" cy="137.400" r="1.500" fill="${kumkum}"/><path d="M115 133c-2 1-4 1-5 2" stroke="${gold}" stroke-width="1.500" fill="none"/>`,
]
