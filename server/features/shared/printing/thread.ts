import sharp from 'sharp'
import { answerJobs } from '#server/ports/answer-jobs.ts'
import { colours } from './draw/colours.ts'
import { designs } from './draw/designs.ts'
import { pdfOf } from './draw/pdf.ts'
import type { PrintedPhoto } from './draw/photo-frame.ts'
import { pictureOf, svgOfPage } from './draw/picture.ts'
import { layoutPages, layoutPictures } from './layout-biodata.ts'
import { layoutSheet } from './layout-guruji-sheet.ts'
import { layoutPaper } from './layout-paper.ts'
import { layoutIcon, layoutSharePicture } from './layout-site-picture.ts'
import { layoutWeekly } from './layout-weekly-sheet.ts'
import type { Drawn, PrintJob, SitePictureJob } from './printer.ts'

// Drawing runs in this thread, so that no request waits while text is shaped.
answerJobs(print)
sharp.concurrency(1)
sharp.cache(false)

async function print(job: PrintJob): Promise<Drawn<Uint8Array>> {
  if (job.kind === 'paper') {
    const { content, number } = job.paper
    return { bytes: await pdfOf([layoutPaper(job.paper)], { title: number, language: content.language }), count: 1 }
  }
  if (job.kind === 'sheet') {
    const { title, language } = job.sheet
    return { bytes: await pdfOf([layoutSheet(job.sheet)], { title, language }), count: 1 }
  }
  if (job.kind === 'weekly') {
    const { title, language, families } = job.weekly
    const photos: (PrintedPhoto | null)[] = []
    for (const { photo } of families) photos.push(photo && (await printablePhoto(photo)))
    return { bytes: await pdfOf(layoutWeekly(job.weekly, photos), { title, language }), count: 1 }
  }
  if (job.kind === 'site') return { bytes: await sitePicture(job), count: 1 }
  const { biodata, design, format, photo: stored } = job
  const photo = stored && (await printablePhoto(stored))
  if (format === 'PICTURE') {
    const pictures = layoutPictures(biodata, designs[design], photo)
    const asked = pictures[job.page - 1] ?? pictures.at(-1)
    if (!asked) throw new Error('a biodata has at least one page')
    return { bytes: await pictureOf(asked), count: pictures.length }
  }
  const pages = layoutPages(biodata, designs[design], photo)
  return { bytes: await pdfOf(pages, { title: biodata.name, language: biodata.language }), count: 1 }
}

async function sitePicture({ picture, face, logo: stored }: SitePictureJob): Promise<Uint8Array> {
  const ground = picture.of === 'icon' ? colours.card : colours.paper
  const logo = stored && (await printablePhoto(stored, ground))
  if (picture.of === 'share') return pictureOf(layoutSharePicture(face, logo), 1200)
  const svg = svgOfPage(layoutIcon(face, logo), picture.format === 'svg' ? 64 : picture.pixels)
  return picture.format === 'svg' ? Buffer.from(svg) : sharp(Buffer.from(svg)).png().toBuffer()
}

/** PDF knows JPEG, but not the WebP in which photos are stored. A photo that cannot be read is left out. */
async function printablePhoto(stored: Uint8Array, ground: string = colours.white): Promise<PrintedPhoto | null> {
  try {
    const { data, info } = await sharp(stored)
      .flatten({ background: ground })
      .jpeg({ quality: 86 })
      .toBuffer({ resolveWithObject: true })
    return { jpeg: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}
