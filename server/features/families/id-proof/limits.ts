import { type Limit, type Limits, perDay } from '#server/http/limits.ts'
import { drawPdfOrRefuse } from './pdf.ts'
import { documentSentences } from './words.ts'

/**
 * One PDF is drawn at a time, and a heavy one holds that place for many seconds. So few families could keep all others from it.
 * Photos stay open to who has used this up.
 */
const heavyPdfs: Limit = { ...perDay(3), sentence: documentSentences.heavyPdfs }

/** Draws a PDF within what its member may spend a day. Only those that were heavy count. */
export async function drawWithinBudget(
  limits: Limits,
  bytes: Buffer,
  memberId: string,
  draw: typeof drawPdfOrRefuse = drawPdfOrRefuse,
): Promise<Buffer> {
  const key = `heavy pdf ${memberId}` as const
  // Counted before, so that several at once cannot pass.
  await limits.countOrRefuse(key, heavyPdfs)
  let isHeavy = false
  const onHeavy = () => {
    isHeavy = true
  }
  try {
    return await draw(bytes, memberId, { onHeavy })
  } finally {
    if (!isHeavy) await limits.giveBack(key)
  }
}
