/** What a finger has done since it touched the screen; across is negative to the left. */
export interface Stroke {
  across: number
  down: number
  ms: number
}

const slop = 10
const flick = { length: 48, speed: 0.4 }
const ofTheWidth = 0.3

/** Null until it has moved far enough to tell. One that goes down more than across is the page being scrolled. */
export function isSideways({ across, down }: Stroke): boolean | null {
  if (Math.hypot(across, down) < slop) return null
  return Math.abs(across) > 1.5 * Math.abs(down)
}

/** Where a finished stroke leads: to the next when pushed to the left, to the one before when to the right, or nowhere. */
export function swiped({ across, ms }: Stroke, width: number): -1 | 0 | 1 {
  const far = Math.abs(across)
  const meant = far >= width * ofTheWidth || (far >= flick.length && far / Math.max(ms, 1) >= flick.speed)
  if (!meant) return 0
  return across < 0 ? 1 : -1
}

const edge = 20

/** At the very edge a stroke is the phone's own: back, or another app. */
export const isTheSystems = (x: number, width: number): boolean => x < edge || x > width - edge

/** The profile follows the finger, not all the way, and hardly where nobody comes. */
export const drawn = (across: number, somebodyComes: boolean): number => across * (somebodyComes ? 0.4 : 0.1)
