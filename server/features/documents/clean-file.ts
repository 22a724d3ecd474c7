import { reencodeOrRefuse } from '#server/features/photos/pictures.ts'
import { Refusal } from '#server/http/refusal.ts'
import { looksLikePdf, refuseActivePdf } from './pdf.ts'
import { documentSentences } from './words.ts'

/** Wide enough to read the small print of a card. */
const longestEdge = 2000

/** Returns what is stored of an upload: a picture made anew, or a PDF that holds nothing but pages. */
export async function cleanFileOrRefuse(bytes: Buffer): Promise<{ kind: 'jpeg' | 'pdf'; bytes: Buffer }> {
  if (looksLikePdf(bytes)) {
    await refuseActivePdf(bytes)
    return { kind: 'pdf', bytes }
  }
  const size = { width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true } as const
  try {
    const picture = await reencodeOrRefuse(bytes, size, pixels => pixels().jpeg({ quality: 85 }).toBuffer())
    return { kind: 'jpeg', bytes: picture }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wrong_file_kind' && !error.sentence)
      throw new Refusal('wrong_file_kind', { sentence: documentSentences.wrongKind })
    throw error
  }
}
