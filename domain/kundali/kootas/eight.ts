import { bhakoot } from './bhakoot.ts'
import { gan } from './gan.ts'
import type { Koota } from './koota.ts'
import { maitri } from './maitri.ts'
import { nadi } from './nadi.ts'
import { tara } from './tara.ts'
import { varna } from './varna.ts'
import { vashya } from './vashya.ts'
import { yoni } from './yoni.ts'

/** The eight kootas in their traditional order, by the codes that answers use. */
export const eight = {
  varna,
  vashya,
  tara,
  yoni,
  graha_maitri: maitri,
  gana: gan,
  bhakoot,
  nadi,
} as const satisfies Record<string, Koota>
export type KootaCode = keyof typeof eight

export const kootaCodes = Object.keys(eight) as KootaCode[]
