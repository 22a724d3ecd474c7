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

/** Lighthouse's four scores of a page on its phone, out of a hundred, and what cost points. */
export async function lighthouseScores(
  url: string,
  chromePath: string | undefined,
): Promise<{ scores: Scores; lost: string[] }> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'].join(' ')
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${lighthouse}`, '--', 'lighthouse', url].concat([
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags}`,
    ]),
    { maxBuffer: 64 * 2 ** 20, env: { ...process.env, ...(chromePath && { CHROME_PATH: chromePath }) } },
  )
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report
  const scores = Object.fromEntries(
    categories.map(name => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
  ) as Scores
  const lost = Object.values(report.audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .map(({ title, displayValue }) => `${title}${displayValue ? ` (${displayValue})` : ''}`)
  return { scores, lost }
}
