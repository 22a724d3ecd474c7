import { useEffect, useState } from 'react'

/** A picture with its object URL. */
export interface HeldPicture {
  blob: Blob
  address: string
}

export function useObjectUrl(): [picture: HeldPicture | null, hold: (blob: Blob | null) => void] {
  const [picture, setPicture] = useState<HeldPicture | null>(null)
  const address = picture?.address
  // An object URL holds its picture in memory until it is revoked.
  useEffect(() => {
    if (!address) return
    return () => URL.revokeObjectURL(address)
  }, [address])
  return [picture, blob => setPicture(blob && { blob, address: URL.createObjectURL(blob) })]
}
