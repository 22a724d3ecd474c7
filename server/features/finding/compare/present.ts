import type { Expectations } from '#domain/finding/fit.ts'
import { breakdown } from '#domain/kundali/breakdown.ts'
import { asCouple, horoscopeFrom } from '#server/features/families/kundali/horoscopes.ts'
import { compareWithViewer, fitOfViewersWishes } from '#server/features/families/profiles/fit.ts'
import type { ProfileData } from '#server/features/families/profiles/present.ts'
import { presentMatchFit } from '#server/features/finding/matches/present.ts'
import { type KinPair, kinWithViewer } from '#server/features/relations/kin/rules.ts'
import type { OpenedRelation } from '#server/features/relations/pair/relation.ts'
import type { Subject } from '#server/features/relations/visibility/rules.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { Viewer } from '#server/http/viewer.ts'

type Opened = Pick<ProfileData, 'biodata'> & { relation: OpenedRelation; subject: Subject; kin: KinPair }

/** A profile to present, and what a comparison says beyond it: the wishes of both sides and every koota. */
export function compareProfile(
  { biodata, relation, subject, kin }: Opened,
  { data, viewer, wanted }: { data: MasterData; viewer: Viewer; wanted: Expectations },
) {
  const { score, fit } = compareWithViewer(data, viewer, biodata)
  const ours = fitOfViewersWishes(wanted, biodata, score)
  const { bride, groom } = asCouple(viewer, horoscopeFrom(data, viewer.facts), horoscopeFrom(data, biodata))
  const profile: ProfileData = { biodata, relation, subject, score, fit, ours, kin: kinWithViewer(viewer, kin) }
  const compared = {
    ours: ours && presentMatchFit(ours),
    theirs: fit && presentMatchFit(fit),
    gun_milan: breakdown(bride, groom),
  }
  return [profile, compared] as const
}
