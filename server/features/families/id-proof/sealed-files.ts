import type { DocumentSide } from '#domain/families/id-proof.ts'
import type { Files } from '#server/ports/files.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'

/** Whose file it is, of which document and side. A file that was sealed for one place opens at no other. */
interface DocumentPlace {
  memberId: string
  documentId: string
  side: DocumentSide
}
/** What a file's cipher text is bound to. */
export const documentPlace = ({ memberId, documentId, side }: DocumentPlace) =>
  `document ${memberId} ${documentId} ${side}`

export const newDocumentFileName = (now: Date): string => `documents/${newId(now)}`

export const putSealed = (files: Files, secrets: Secrets, storedAs: string, place: DocumentPlace, bytes: Buffer) =>
  files.put(storedAs, secrets.sealBytes(bytes, documentPlace(place)), 'application/octet-stream')

/** Null where the file is gone, or was sealed for another place. */
export async function getSealed(files: Files, secrets: Secrets, storedAs: string, place: DocumentPlace) {
  const sealed = await files.get(storedAs)
  return sealed && secrets.openBytes(sealed, documentPlace(place))
}
