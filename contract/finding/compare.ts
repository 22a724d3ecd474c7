import { z } from 'zod'
import { comparedAtOnce } from '#domain/finding/compare.ts'
import { endpoint } from '../endpoint.ts'
import { breakdownAnswer } from '../families/kundali.ts'
import { profileSchemas } from '../families/profiles.ts'
import { wholeListOf } from '../paging.ts'
import { comparedWith, matchFit } from './matches.ts'
import { severalIds } from './several-ids.ts'

const compared = {
  /** How they meet our wishes, and how we meet theirs. Null where nothing is wished. */
  ours: matchFit.nullable(),
  theirs: matchFit.nullable(),
  gun_milan: breakdownAnswer,
}

/**
 * Some whom the viewer shortlisted, side by side. Each is an opened profile: it counts as one and records a visit, so the call
 * writes.
 */
export const compare = endpoint({
  method: 'GET',
  path: '/compare',
  access: 'member',
  writes: true,
  limits: ['profiles'],
  input: z.object({ uuid: severalIds(comparedAtOnce.least, comparedAtOnce.most) }),
  output: {
    free: wholeListOf(profileSchemas.free.extend(compared)).extend(comparedWith),
    paid: wholeListOf(profileSchemas.paid.extend(compared)).extend(comparedWith),
  },
})
