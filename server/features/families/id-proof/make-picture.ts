import { reencodeOrRefuse } from '#server/features/shared/stored-files/pictures.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal } from '#server/http/refusal.ts'
import { drawWithinBudget } from './limits.ts'
import { longestEdge, looksLikePdf } from './pdf.ts'
import { documentSentences } from './words.ts'

/** Returns what is stored of an upload: pixels alone, whatever the file was. */
export async function makePictureOrRefuse(limits: Limits, bytes: Buffer, memberId: string): Promise<Buffer> {
  if (looksLikePdf(bytes)) return drawWithinBudget(limits, bytes, memberId)
  const size = { width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true } as const
  try {
    return await reencodeOrRefuse(bytes, size, pixels => pixels().jpeg({ quality: 85 }).toBuffer())
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wrong_file_kind' && !error.sentence)
      throw new Refusal('wrong_file_kind', { sentence: documentSentences.wrongKind })
    throw error
  }
}
