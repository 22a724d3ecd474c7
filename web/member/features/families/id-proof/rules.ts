import { documentMaxBytes } from '#domain/families/id-proof.ts'

const beginnings = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  // %PDF-
  [0x25, 0x50, 0x44, 0x46, 0x2d],
]

/** The types that the file input accepts. Because of them an iPhone converts its photos to jpeg. */
export const documentKinds = 'image/jpeg,image/png,application/pdf'

/** Why a file is refused as a document, or null. The first bytes decide, because a browser derives the type from the name alone. */
export async function documentFault(file: Blob): Promise<'kind' | 'size' | null> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer())
  if (!beginnings.some(magic => magic.every((byte, at) => head[at] === byte))) return 'kind'
  return file.size > documentMaxBytes ? 'size' : null
}
