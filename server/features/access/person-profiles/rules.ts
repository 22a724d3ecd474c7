/** Further profiles of one person are looked at by staff first. */
const withoutLook = 2

export interface Kin {
  sharesSurname: boolean
  sharesNativePlace: boolean
}

/** Whether staff look at another profile before it opens: a third one, and one that shares neither name nor place with the rest. */
export const needsFirstLook = (kin: readonly Kin[]): boolean =>
  kin.length >= withoutLook || !kin.some(({ sharesSurname, sharesNativePlace }) => sharesSurname || sharesNativePlace)
