import { familyFields, memberFields, type ProfileField } from '#contract/profile-fields.ts'
import { type KinFacts, type KinSign, kinSignsOf } from '#domain/relations/kin.ts'
import type { Viewer } from '#server/http/viewer.ts'

const fields: Record<keyof KinFacts, ProfileField> = {
  devak: memberFields.devak_id,
  gotra: memberFields.gotra,
  kuldaivat: memberFields.kuldaivat,
  surname: memberFields.last_name,
  village: memberFields.native_place_goan,
  mamaSurname: familyFields.mama_surname,
  mamaVillage: familyFields.mama_native_place,
}
type Reader = Pick<Viewer, 'paid'>

/** A sign rests on nothing that the viewer could not read on the profile: else the line would tell it. */
export const readsForKin = ({ paid }: Reader, fact: keyof KinFacts): boolean => paid || fields[fact].readBy === 'free'

/** What the viewer may compare of what a family told. */
const readableKinFacts = (viewer: Reader, facts: KinFacts): KinFacts => ({
  devak: readsForKin(viewer, 'devak') ? facts.devak : null,
  gotra: readsForKin(viewer, 'gotra') ? facts.gotra : [],
  kuldaivat: readsForKin(viewer, 'kuldaivat') ? facts.kuldaivat : [],
  surname: readsForKin(viewer, 'surname') ? facts.surname : [],
  village: readsForKin(viewer, 'village') ? facts.village : [],
  mamaSurname: readsForKin(viewer, 'mamaSurname') ? facts.mamaSurname : [],
  mamaVillage: readsForKin(viewer, 'mamaVillage') ? facts.mamaVillage : [],
})

export interface KinPair {
  own: KinFacts | null
  theirs: KinFacts | null
}
/** The signs by which the viewer's family and this one may be related. */
export const kinWithViewer = (viewer: Reader, { own, theirs }: KinPair): KinSign[] =>
  own && theirs ? kinSignsOf(own, readableKinFacts(viewer, theirs)) : []
