import { memberPhotoMaxBytes, photoMaxBytes } from '#domain/limits.ts'

const begins = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, at) => bytes[at] === byte)

/** Reads the first bytes, because a browser derives a file's type from its name alone. */
async function isJpegOrPng(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return begins(head, 0xff, 0xd8, 0xff) || begins(head, 0x89, 0x50, 0x4e, 0x47)
}

/** Why a file is refused as a photo, or null. */
export async function refusal(file: Blob): Promise<'photoKind' | 'photoSize' | null> {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') return 'photoKind'
  if (file.size > photoMaxBytes) return 'photoSize'
  return (await isJpegOrPng(file)) ? null : 'photoKind'
}

/** The shape of a photo on a profile, and what it may weigh once it is framed. */
export const photoAspect = 4 / 5
export const framedPhoto = { aspect: photoAspect, longestWidth: 1080, maxBytes: memberPhotoMaxBytes }
