import { type KinFacts, type KinSign, kinSignsOf } from '#domain/relations/kin.ts'
import { readableKinFacts } from '#server/features/relations/kin/rules.ts'
import type { Viewer } from '#server/http/viewer.ts'
import type { Biodata } from './queries.ts'

const kinFactsFrom = (biodata: Biodata): KinFacts => ({
  devak: biodata.devak_id,
  gotra: biodata.gotra,
  kuldaivat: biodata.kuldaivat,
  surname: biodata.last_name,
  village: biodata.native_village,
  mamaSurname: biodata.family?.maternal_uncle_surname ?? '',
  mamaVillage: biodata.family?.maternal_uncle_village ?? '',
})

/** The signs by which the viewer's family and this one may be related. */
export const kinWithViewer = (viewer: Pick<Viewer, 'paid'>, own: KinFacts | null, biodata: Biodata): KinSign[] =>
  own ? kinSignsOf(own, readableKinFacts(viewer, kinFactsFrom(biodata))) : []
