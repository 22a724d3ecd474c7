/**
 * The signs by which two families may be related. They decide nothing: families marry across most of them, and the elders know.
 * A village or a kuldaivat alone is shared by thousands, so these count only together.
 */
export const kinSigns = ['devak', 'gotra', 'kuldaivat', 'surname', 'mama'] as const
export type KinSign = (typeof kinSigns)[number]

/**
 * What a family told of its origin, as far as the viewer may read it: each text by the keys that `kin_keys` of the database gives
 * its forms in both scripts. Empty or null is not told.
 */
export interface KinFacts {
  devak: string | null
  gotra: readonly string[]
  kuldaivat: readonly string[]
  surname: readonly string[]
  village: readonly string[]
  mamaSurname: readonly string[]
  mamaVillage: readonly string[]
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.some(key => other.includes(key))

type House = Pick<KinFacts, 'surname' | 'village'>
const isSameHouse = (one: House, other: House): boolean =>
  isSame(one.surname, other.surname) && isSame(one.village, other.village)

const mamaOf = ({ mamaSurname, mamaVillage }: KinFacts): House => ({ surname: mamaSurname, village: mamaVillage })

const holds: Record<KinSign, (one: KinFacts, other: KinFacts) => boolean> = {
  devak: (one, other) => one.devak !== null && one.devak === other.devak,
  gotra: (one, other) => isSame(one.gotra, other.gotra),
  kuldaivat: (one, other) => isSame(one.kuldaivat, other.kuldaivat) && isSame(one.village, other.village),
  surname: (one, other) => isSameHouse(one, other),
  /** One's mama comes from the other's house, or both mothers come from one house. */
  mama: (one, other) =>
    isSameHouse(mamaOf(one), other) || isSameHouse(one, mamaOf(other)) || isSameHouse(mamaOf(one), mamaOf(other)),
}

export const kinSignsOf = (one: KinFacts, other: KinFacts): KinSign[] =>
  kinSigns.filter(sign => holds[sign](one, other))
