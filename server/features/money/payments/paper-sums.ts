import { taxIn } from '#domain/money/gst.ts'
import type { DocumentContent } from '#server/features/shared/printing/paper.ts'

type Sums = Pick<DocumentContent, 'totalPaise' | 'tax'>

/** The sums of a note about part of a paper, with the tax that the part includes at the rate and place of that paper. */
export function partOfPaper({ tax }: Sums, partPaise: number): Sums {
  return {
    totalPaise: partPaise,
    tax: tax && { ...tax, ...taxIn(partPaise, tax.ratePercent, tax.igstPaise === 0) },
  }
}

/**
 * What remains of a paper after its notes. It is subtracted and not calculated from the tax rate, so that all notes add up
 * to the paper.
 */
export function restOfPaper(paper: Sums, notes: readonly Sums[]): Sums {
  const remaining = (paise: number, of: (note: Sums) => number) => notes.reduce((sum, note) => sum - of(note), paise)
  const { tax } = paper
  return {
    totalPaise: remaining(paper.totalPaise, note => note.totalPaise),
    tax: tax && {
      ...tax,
      taxablePaise: remaining(tax.taxablePaise, note => note.tax?.taxablePaise ?? 0),
      cgstPaise: remaining(tax.cgstPaise, note => note.tax?.cgstPaise ?? 0),
      sgstPaise: remaining(tax.sgstPaise, note => note.tax?.sgstPaise ?? 0),
      igstPaise: remaining(tax.igstPaise, note => note.tax?.igstPaise ?? 0),
    },
  }
}
