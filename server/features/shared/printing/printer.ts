import type { BiodataDesign, BiodataFormat } from '#contract/families/biodata.ts'
import type { PrintedBiodata } from '#contract/families/printed-biodata.ts'
import { jobThread } from '#server/ports/job-thread.ts'
import { roundRobinQueue } from '#server/ports/work-queue.ts'
import type { GurujiSheet } from './guruji-sheet.ts'
import type { SiteFace } from './layout-site-picture.ts'
import type { Paper } from './paper.ts'
import type { WeeklySheet } from './weekly-sheet.ts'

export interface BiodataJob {
  kind: 'biodata'
  biodata: PrintedBiodata
  design: BiodataDesign
  format: BiodataFormat
  /** Which of the pictures, from 1 on; past the last one, the last. A PDF holds all its pages. */
  page: number
  /** The stored photo, or null where there is none that may be shown. */
  photo: Uint8Array | null
}
/** A picture that stands for the site, as a vector or so many pixels wide. */
export type SitePicture =
  | { of: 'icon'; format: 'svg' }
  | { of: 'icon'; format: 'png'; pixels: number }
  | { of: 'share'; format: 'jpg' }
export interface SitePictureJob {
  kind: 'site'
  picture: SitePicture
  face: SiteFace
  /** The stored logo, or null where the provider has none. */
  logo: Uint8Array | null
}
/** A receipt or invoice, a guruji's sheet and a weekly one are drawn in the same thread, and are always PDFs. */
export type PrintJob =
  | BiodataJob
  | SitePictureJob
  | { kind: 'paper'; paper: Paper }
  | { kind: 'sheet'; sheet: GurujiSheet }
  | { kind: 'weekly'; weekly: WeeklySheet }
export interface Drawn<Bytes extends Uint8Array> {
  bytes: Bytes
  /** How many pictures the whole biodata takes; 1 for a PDF. */
  count: number
}

/** Makes PDFs and pictures in a thread of its own. */
export interface Printer {
  /**
   * Waits for this member's turn at the printer and does the work, which may also read what is printed. Members take turns, so
   * that somebody who prints twenty biodata at once delays nobody else by more than one of them.
   */
  queued<T>(memberId: string, work: () => Promise<T>): Promise<T>
  print(job: PrintJob): Promise<Drawn<Buffer>>
  close(): Promise<void>
}

const longestJobMs = 30_000

/** The thread starts with the first job, because most nodes print nothing on most days. */
export function startPrinter(): Printer {
  const queued = roundRobinQueue({ atOnce: 1, longestQueue: 100, longestOfOne: 20 })
  const file = new URL('./thread.ts', import.meta.url)
  const { ask, end } = jobThread<PrintJob, Drawn<Uint8Array>>({ file, doing: 'printing', longestJobMs })
  return {
    queued,
    async print(job) {
      const { bytes, count } = await ask(job)
      return { bytes: Buffer.from(bytes), count }
    },
    close: end,
  }
}
