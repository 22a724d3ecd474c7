import { score } from '#domain/kundali/gun-milan.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { asCouple, horoscopeFrom } from '#server/features/families/kundali/horoscopes.ts'
import { type PhotoOwner, type PresentedPhotos, presentPhotos } from '#server/features/families/photos/present.ts'
import type { PhotoRelation } from '#server/features/families/photos/rules.ts'
import { type NameOf, namesIn } from '#server/features/shared/master-data/names.ts'
import type { MasterData } from '#server/features/shared/master-data/queries.ts'
import type { BirthDetails, Viewer } from '#server/http/viewer.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** What presenting a row needs: who reads it and when, names in their language, and the photos they may see. */
export interface PresentContext {
  viewer: Pick<
    Viewer,
    'id' | 'personId' | 'role' | 'candidateDecides' | 'gender' | 'paid' | 'paused' | 'hidesLastUse' | 'previousUse'
  >
  now: Date
  nameOf: NameOf
  isUnmarried: (maritalStatusId: string | null) => boolean
  photosOf: (owner: PhotoOwner, relation: PhotoRelation) => PresentedPhotos
  /** The Gun Milan with the viewer; null while a birth detail of either is missing. */
  gunMilanWith: (stars: Stars) => number | null
}
type Stars = Pick<BirthDetails, 'nakshatra_id' | 'charan_id' | 'raas_id'>

export async function presentContext(
  { secrets, masterData }: { secrets: Secrets; masterData: () => Promise<MasterData> },
  {
    viewer,
    language,
    now,
  }: { viewer: PresentContext['viewer'] & Pick<Viewer, 'facts'>; language: Language; now: Date },
): Promise<PresentContext> {
  const data = await masterData()
  const own = horoscopeFrom(data, viewer.facts)
  const unmarried = data.options.find(({ type, code }) => type === 'MARITAL_STATUS' && code === 'UNMARRIED')?.id
  return {
    viewer,
    now,
    nameOf: namesIn(data, language),
    isUnmarried: id => id === unmarried,
    gunMilanWith: stars => {
      const { bride, groom } = asCouple(viewer, own, horoscopeFrom(data, { ...stars, mangal: null, devak_id: null }))
      const result = score(bride, groom)
      return result.known ? result.total : null
    },
    photosOf: (owner, relation) => presentPhotos(owner, relation, { secrets, viewer, now }),
  }
}
