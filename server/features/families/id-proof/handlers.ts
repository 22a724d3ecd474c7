import { broken } from '#contract/field-words.ts'
import { type DocumentSide, endOfNumber, offeredTypes } from '#domain/families/id-proof.ts'
import type { Db } from '#server/db/open.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import { noteUpload } from '#server/features/shared/stored-files/erase-files.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Files } from '#server/ports/files.ts'
import { newId } from '#server/ports/ids.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { shownFileName } from './file-name.ts'
import { makePictureOrRefuse } from './make-picture.ts'
import { presentDocument } from './present.ts'
import { putFile, readDocument, removeFile, saveDocument } from './queries.ts'
import { newDocumentFileName, putSealed } from './sealed-files.ts'
import { documentMessages } from './words.ts'

interface DocumentDependencies {
  db: Db
  files: Files
  secrets: Secrets
  limits: Limits
  site: ReadSite
}
type DocumentCalls = 'documentDetail' | 'documentTypesOffered' | 'addDocument' | 'addDocumentPhoto' | 'removeDocument'

export function documentHandlers({
  db,
  files,
  secrets,
  limits,
  site,
}: DocumentDependencies): HandlersOf<DocumentCalls> {
  const offered = async () => offeredTypes((await site()).facts('contact').aadhaar_verifier)
  return {
    async documentTypesOffered() {
      return { list: [...(await offered())] }
    },

    async documentDetail({ viewer }) {
      const document = await readDocument(db, viewer.id)
      return document ? { as: 'saved', body: presentDocument(document) } : { as: 'none', body: {} }
    },

    async addDocument({ input, viewer, now, language }) {
      if (!(await offered()).includes(input.type))
        throw new Refusal('bad_input', { fields: { type: broken('retired_choice') } })
      const numberEnd = endOfNumber(input.type, input.id_number)
      if (!numberEnd) throw new Refusal('bad_input', { fields: { id_number: broken('id_number') } })
      const uuid = await saveDocument(db, { id: newId(now), memberId: viewer.id, type: input.type, numberEnd, now })
      return { message: documentMessages(language).saved, uuid }
    },

    async addDocumentPhoto({ input, viewer, file, now, language }) {
      const side: DocumentSide = input.image_type === 'FRONT' ? 'front' : 'back'
      const documentId = input.uuid.toLowerCase()
      // This check spares the work for another member's document. The guarded write below decides.
      if ((await readDocument(db, viewer.id))?.id !== documentId) throw new Refusal('not_found')
      const bytes = await makePictureOrRefuse(limits, file.bytes, viewer.id)
      const storedAs = newDocumentFileName(now)
      await noteUpload(db, storedAs)
      await putSealed(files, secrets, storedAs, { memberId: viewer.id, documentId, side }, bytes)
      const fileName = shownFileName(file.name, side)
      if (!(await putFile(db, { memberId: viewer.id, documentId, side, storedAs, fileName, now })))
        throw new Refusal('not_found')
      return { message: documentMessages(language).uploaded }
    },

    async removeDocument({ input, viewer, now, language }) {
      const side: DocumentSide = input.type === 'FRONT_IMAGE' ? 'front' : 'back'
      if (!(await removeFile(db, viewer.id, input.uuid.toLowerCase(), side, now))) throw new Refusal('not_found')
      return { message: documentMessages(language).removed }
    },
  }
}
