// `npm run bench office-tasks`: what seventeen tasks of the office cost its people, in inputs and in seconds of the
// keystroke-level model, beside what they cost before the office's second half was built. It fails where a task grew.
import { expect, test } from '@playwright/test'
import { siteForThisFile } from '../../e2e/site.ts'
import { clerkAt } from './clerk.ts'
import { everydayTasks } from './everyday-tasks.ts'
import { tasksCountedBefore } from './tasks-before.ts'

const site = siteForThisFile('demo')

test('seventeen tasks of the office', async ({ browser }) => {
  const failed: string[] = []
  for (const { name, as, before, run } of [...tasksCountedBefore, ...everydayTasks]) {
    const page = await browser.newPage()
    await page.request.post(`${site.url}/api/office/login`, {
      data: { email: `${as}@demo.in`, password: 'demo1234' },
      headers: { origin: site.url },
    })
    await page.goto(`${site.url}/office`)
    await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible()
    const clerk = clerkAt(page)
    try {
      await run({ clerk, page, site })
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
    const { inputs, seconds } = clerk.spent()
    const was = typeof before === 'object' ? `${before.inputs} / ${before.seconds} s` : (before ?? '–')
    console.log(`${name.padEnd(50)} ${`${inputs} / ${seconds} s`.padStart(12)}   before ${was}`)
    if (typeof before === 'object' && (inputs > before.inputs || seconds > before.seconds))
      failed.push(`${name} grew to ${inputs} inputs and ${seconds} s`)
    await page.close()
  }
  expect(failed).toEqual([])
})
