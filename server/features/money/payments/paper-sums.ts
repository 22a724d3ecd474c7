import { taxIn } from '#domain/money/gst.ts'
import type { DocumentContent } from '#server/features/shared/printing/paper.ts'

type Sums = Pick<DocumentContent, 'totalPaise' | 'tax'>

/** The sums of a note over part of a paper: the tax that the part includes, at the rate and the place of that paper. */
export function partOfPaper({ tax }: Sums, partPaise: number): Sums {
  return {
    totalPaise: partPaise,
    tax: tax && { ...tax, ...taxIn(partPaise, tax.ratePercent, tax.igstPaise === 0) },
  }
}

/** What the notes have left of a paper. It is subtracted and not reckoned again, so that all notes add up to the paper. */
export function restOfPaper(paper: Sums, notes: readonly Sums[]): Sums {
  const left = (paise: number, of: (note: Sums) => number) => notes.reduce((sum, note) => sum - of(note), paise)
  const { tax } = paper
  return {
    totalPaise: left(paper.totalPaise, note => note.totalPaise),
    tax: tax && {
      ...tax,
      taxablePaise: left(tax.taxablePaise, note => note.tax?.taxablePaise ?? 0),
      cgstPaise: left(tax.cgstPaise, note => note.tax?.cgstPaise ?? 0),
      sgstPaise: left(tax.sgstPaise, note => note.tax?.sgstPaise ?? 0),
      igstPaise: left(tax.igstPaise, note => note.tax?.igstPaise ?? 0),
    },
  }
}
