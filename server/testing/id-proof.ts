import { expect } from 'vitest'
import type { DocumentSide, DocumentType } from '#domain/families/id-proof.ts'
import { newDocumentFileName, putSealed } from '#server/features/families/id-proof/sealed-files.ts'
import { bride, type TestMember } from './members.ts'
import { memoryFiles } from './memory-files.ts'
import { picture, uploads } from './photos.ts'
import type { TestWorld } from './world.ts'

const numbers: Record<DocumentType, string> = {
  LICENCE: 'MH12 20110012345',
  PANCARD: 'ABCDE1234F',
  VOTER_ID: 'ABC1234567',
  PASSPORT: 'Z1234567',
  AADHAR: '2345 6789 0123',
}

/** A file as it was stored before PDFs were drawn. */
export async function storedAsPdf(
  world: TestWorld,
  { id }: TestMember,
  documentId: string,
  side: DocumentSide,
  bytes: Buffer,
) {
  const storedAs = newDocumentFileName(world.clock.now())
  await putSealed(memoryFiles(world.files), world.secrets, storedAs, { memberId: id, documentId, side }, bytes)
  await world.db
    .updateTable('document_files')
    .set({ stored_as: storedAs, kind: 'pdf', file_name: `${side}.pdf` })
    .where('document_id', '=', documentId)
    .where('side', '=', side)
    .execute()
}

/** How families send a proof of identity. */
export function documentsIn(world: TestWorld) {
  const saves = ({ token }: TestMember, type: DocumentType, id_number = numbers[type]) =>
    world.call('addDocument', { type, id_number }, { token })
  const sends = (who: TestMember, uuid: string, image_type: 'FRONT' | 'BACK', bytes: Buffer, name = 'scan.jpg') =>
    uploads(world, who, bytes, { path: '/add/document/photo', fields: { uuid, image_type, is_remove: '0' }, name })
  return {
    saves,
    sends,
    removes: ({ token }: TestMember, uuid: string, type: 'FRONT_IMAGE' | 'BACK_IMAGE') =>
      world.call('removeDocument', { uuid, type }, { token }),
    async detail({ token }: TestMember) {
      const { body } = await world.call('documentDetail', {}, { token })
      if (!('uuid' in body)) throw new Error('there is no document')
      return body
    },
    /** A member whose document waits for staff. */
    async withDocument(type: DocumentType = 'PASSPORT'): Promise<[TestMember, string]> {
      const her = await bride(world)
      const { uuid } = (await saves(her, type)).body
      const small = await picture('jpeg', 60)
      for (const side of ['FRONT', 'BACK'] as const) expect((await sends(her, uuid, side, small)).statusCode).toBe(200)
      return [her, uuid]
    },
  }
}
