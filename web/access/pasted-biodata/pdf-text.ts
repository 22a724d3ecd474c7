import { loadPart, PartUnreached } from '#web/ui/load-part.ts'
import { trustedScript } from '#web/ui/trusted.ts'

const largestPdf = 2 * 1024 * 1024
const mostPages = 6

type PdfFault = 'notPdf' | 'tooLarge' | 'picture' | 'unreadable' | 'unreached'
type PdfText = { text: string } | { fault: PdfFault }

interface Word {
  text: string
  x: number
  y: number
  width: number
  height: number
}

/** Rows from top to bottom; a wide gap in a row parts two cells of a table. */
function rowsOf(words: readonly Word[]): string {
  const rows: Word[][] = []
  for (const word of [...words].sort((one, other) => other.y - one.y)) {
    const row = rows.at(-1)
    if (row?.[0] && Math.abs(row[0].y - word.y) <= word.height / 2) row.push(word)
    else rows.push([word])
  }
  return rows
    .map(row => {
      const across = row.sort((one, other) => one.x - other.x)
      return across
        .map((word, nth) => {
          const before = across[nth - 1]
          const gap = before ? word.x - before.x - before.width : 0
          return (gap > word.height * 1.5 ? '\t' : gap > word.height / 8 ? ' ' : '') + word.text
        })
        .join('')
    })
    .join('\n')
}

/**
 * The text layer of a PDF, read in this browser. The library is a megabyte and a half, so that only a family with a PDF
 * fetches it, as it comes from its makers: the bundler would take it into our files.
 */
export async function textOfPdf(file: File): Promise<PdfText> {
  if (file.type !== 'application/pdf' && !file.name.toLowerCase().endsWith('.pdf')) return { fault: 'notPdf' }
  if (file.size > largestPdf) return { fault: 'tooLarge' }
  try {
    const { default: pdfjsAddress } = await import('pdfjs-dist/legacy/build/pdf.min.mjs?url')
    const { default: workerAddress } = await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url')
    const pdfjs: typeof import('pdfjs-dist') = await loadPart(
      () => import(/* @vite-ignore */ pdfjsAddress),
      [pdfjsAddress, workerAddress],
    )
    const worker = new Worker(trustedScript(workerAddress), { type: 'module' })
    const broken = new Promise<never>((_, reject) => worker.addEventListener('error', reject))
    pdfjs.GlobalWorkerOptions.workerPort = worker
    const loading = pdfjs.getDocument({ data: await file.arrayBuffer(), disableFontFace: true })
    try {
      const pdf = await Promise.race([loading.promise, broken])
      const pages: string[] = []
      for (let nth = 1; nth <= Math.min(pdf.numPages, mostPages); nth++) {
        const { items } = await (await pdf.getPage(nth)).getTextContent()
        const words = items.flatMap(item =>
          'str' in item && item.str.trim() !== ''
            ? [
                {
                  text: item.str,
                  x: Number(item.transform[4]),
                  y: Number(item.transform[5]),
                  width: item.width,
                  height: item.height || 10,
                },
              ]
            : [],
        )
        pages.push(rowsOf(words))
      }
      const text = pages.join('\n').trim()
      return text === '' ? { fault: 'picture' } : { text }
    } finally {
      // A worker that broke would never answer.
      loading.destroy().catch(() => undefined)
      worker.terminate()
    }
  } catch (error) {
    if (error instanceof PartUnreached) return { fault: 'unreached' }
    // A broken file, a password, or a browser older than the library: the family can paste the text all the same.
    return { fault: 'unreadable' }
  }
}
