const begins = (bytes: Uint8Array, magic: readonly number[], from = 0) =>
  magic.every((byte, at) => bytes[from + at] === byte)

const jpeg = [0xff, 0xd8, 0xff]
const png = [0x89, 0x50, 0x4e, 0x47]
/** HEIC files begin with the length of their first box, followed by `ftyp`. */
const heif = [0x66, 0x74, 0x79, 0x70]

/** The types that a file input accepts. An iPhone's camera produces HEIC, which its browser can read. */
export const pictureKinds = 'image/jpeg,image/png,image/heic,image/heif'

/** Some systems have no type for HEIC and leave it empty. */
const mayBePicture = ({ type }: Blob) => type === '' || pictureKinds.split(',').includes(type)

/** Why a file is refused as a picture, or null. The first bytes decide, because a browser derives the type from the name. */
export async function pictureFault(file: Blob, maxBytes: number): Promise<'kind' | 'size' | null> {
  if (!mayBePicture(file)) return 'kind'
  if (file.size > maxBytes) return 'size'
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  return begins(head, jpeg) || begins(head, png) || begins(head, heif, 4) ? null : 'kind'
}
