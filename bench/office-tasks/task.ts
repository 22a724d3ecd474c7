import { expect, type Locator, type Page } from '@playwright/test'
import type { Site } from '../../e2e/site.ts'
import type { Clerk } from './clerk.ts'

export interface Work {
  clerk: Clerk
  page: Page
  site: Site
}
export interface Task {
  name: string
  as: 'staff' | 'admin'
  /** Inputs and seconds before the office's second half was built, where they were written down. */
  before?: { inputs: number; seconds: number } | 'impossible'
  run: (work: Work) => Promise<void>
}

export const dialog = (page: Page) => page.getByRole('dialog')
export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
export const menu = (page: Page) => page.getByRole('navigation', { name: 'Office' })

export async function opens({ clerk, page }: Work, name: string, heading = name): Promise<void> {
  await clerk.presses(menu(page).getByRole('link', { name: new RegExp(`^${name}`) }))
  await clerk.sees(page.getByRole('heading', { name: heading, level: 1 }))
}
/** Finds a family by the field in the header, while its number is typed. */
export async function opensRecord({ clerk, page }: Work, number: string): Promise<void> {
  await clerk.key('/')
  await clerk.types(page.getByLabel('Find a family'), number)
  const found = page.getByRole('search').getByRole('link', { name: new RegExp(number) })
  await clerk.sees(found)
  await clerk.presses(found.first())
  await clerk.sees(page.getByRole('heading', { level: 1 }))
}
/** Takes a ready reason, and confirms. */
export async function givesReason({ clerk, page }: Work, ready: string, confirm: string): Promise<void> {
  await clerk.sees(dialog(page))
  await clerk.presses(button(dialog(page), ready))
  await clerk.presses(button(dialog(page), confirm))
  await expect(dialog(page)).toHaveCount(0)
}
export const numberOf = async ({ site }: Work, email: string) =>
  (await site.db.selectFrom('members').select('registration_no').where('email', '=', email).executeTakeFirstOrThrow())
    .registration_no
