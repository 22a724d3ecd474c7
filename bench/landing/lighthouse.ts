import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

// Fetched when this is run: its two hundred packages are no part of the product, nor of what a newcomer installs.
const lighthouse = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Scores = Record<(typeof categories)[number], number>

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { title: string; score: number | null; displayValue?: string; scoreDisplayMode: string }>
}

// Now and then it misses the start of its own recording, and says to run it again.
const tries = 3

/** The browser that it starts, or the port of one that is open, with what that has stored. */
export type Judge = { chromePath: string | undefined } | { port: number }

async function reportOn(url: string, judge: Judge): Promise<Report> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'].join(' ')
  const args = ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url, '--quiet', '--output=json']
  const wish = ['--output-path=stdout', `--only-categories=${categories.join(',')}`, `--chrome-flags=${flags}`]
  const open = 'port' in judge ? [`--port=${judge.port}`, '--disable-storage-reset'] : []
  const chromePath = 'port' in judge ? undefined : judge.chromePath
  const env = { ...process.env, ...(chromePath && { CHROME_PATH: chromePath }) }
  for (let left = tries; ; left--) {
    try {
      const { stdout } = await promisify(execFile)('npm', [...args, ...wish, ...open], { maxBuffer: 64 * 2 ** 20, env })
      return JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report
    } catch (error) {
      if (left === 1) throw new Error(`Lighthouse failed: ${String(error).slice(0, 500)}`)
    }
  }
}

/** Lighthouse's four scores of a page on its phone, out of a hundred, and what cost points. */
export async function lighthouseScores(url: string, judge: Judge): Promise<{ scores: Scores; lost: string[] }> {
  const report = await reportOn(url, judge)
  const scores = Object.fromEntries(
    categories.map(name => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
  ) as Scores
  const lost = Object.values(report.audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .map(({ title, displayValue }) => `${title}${displayValue ? ` (${displayValue})` : ''}`)
  return { scores, lost }
}
