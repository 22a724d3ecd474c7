/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export type Random = () => number

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const pick = <T>(random: Random, list: readonly T[]): T => {
  const chosen = list[Math.floor(random() * list.length)]
  if (chosen === undefined) throw new Error('nothing to choose from')
  return chosen
}

/** A value as a text of an address or a form. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Texts that have broken some program before. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff9',
  '\u202eabc',
  '👩‍👩‍👧',
  'ज्ञानेश्वर',
  "'; drop table members; --",
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '%E0%A4%A',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0',
  '1e309',
  '9999999999999999999999',
  '-0.0000001',
  '0x10',
  'ALL',
  'select',
  'REGISTER',
  'SELF',
  '1998-08-14',
  '0000-00-00',
  '9999-12-31',
  '1998-02-30',
  '9820012345',
  '+919820012345',
  'a@b.in',
  'a,b@x.in',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'not-a-uuid',
  ',,,,',
  'x'.repeat(10_000),
  '1,'.repeat(2_000),
]

const depthOf = (levels: number): unknown => (levels === 0 ? 1 : [depthOf(levels - 1)])

/** Values of the wrong kind. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e300,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 63,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [null],
  [[]],
  { $gt: '' },
  { toString: 1 },
  { length: -1 },
  depthOf(30),
  Array.from({ length: 300 }, (_, n) => n),
]
