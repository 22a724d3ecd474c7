import { expect, type Page, test } from '@playwright/test'
import { startSession } from '#server/features/access/sessions/queries.ts'
import { compareWords } from '#web/member/features/finding/compare/words.ts'
import { answerWords, askWords } from '#web/member/features/relations/family-asks/words.ts'
import { noteWords } from '#web/member/features/relations/family-notes/words.ts'
import { familyMarkWords } from '#web/member/parts/family-mark-words.ts'
import { expectAccessible } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import { logsIn, memberBy } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

/** The daughter whose mother registered a known login. She logs in for the same profile with a number of her own. */
async function daughterOf(memberId: string): Promise<string> {
  const now = site.clock.now()
  const { id: personId } = await site.db
    .insertInto('persons')
    .values({ mobile: '+919811100011', mobile_dial_code: '+91' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await site.db
    .insertInto('family_logins')
    .values({ member_id: memberId, person_id: personId, role: 'CANDIDATE', joined_at: now })
    .execute()
  return startSession(site.db, memberId, now, { personId })
}

/** Chooses the first of the shortlist. */
async function chooses(page: Page, many: number) {
  const boxes = page.getByRole('main').getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  for (let at = 0; at < many; at++) await boxes.nth(at).check()
}

test('a mother at her desk and her daughter with a phone decide together', async ({ page, browser }) => {
  const { id } = await memberBy(site, 'bride.paid@demo.in')
  await logsIn(page, site, 'bride.paid@demo.in')
  await page.setViewportSize({ width: 1280, height: 800 })
  const [notes, compares, asked] = [noteWords('en'), compareWords('en'), askWords('mr')]

  // She likes one, and lets her family read why. The card in the list carries the mark.
  await page.goto(`${site.url}/shortlisted`)
  const second = page.getByRole('article').nth(1)
  await second.getByRole('link').first().click()
  const opinion = page.getByRole('region', { name: notes.title })
  await opinion.getByRole('button', { name: familyMarkWords('en').LIKE }).click()
  await opinion.getByRole('button', { name: notes.write }).click()
  await opinion.getByLabel(notes.note).fill('He sings at the wari')
  await opinion.getByRole('button', { name: notes.save }).click()
  await opinion.getByRole('switch', { name: notes.forFamily }).click()
  await expect(opinion.getByText(notes.familyHelp)).toBeVisible()
  await expectAccessible(page, 'a profile with a note')
  await page.goBack()
  await expect(second.getByRole('img', { name: 'You: Like, a note' })).toBeVisible()

  // Three side by side, in columns; the paper has them on one sheet, without what the family noted.
  await page.goto(`${site.url}/compare`)
  await chooses(page, 3)
  await page.getByRole('link', { name: compares.compare }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expect(page.getByRole('cell', { name: /He sings at the wari/ })).toBeVisible()
  await expectAccessible(page, 'three profiles side by side')
  const paper = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('He sings at the wari')).toBeHidden()
  await page.emulateMedia({ media: null })

  // Her daughter swipes the same as cards on a small phone, in Marathi.
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true })
  const daughter = await phone.newPage()
  await setStored(daughter, site, { access_token: await daughterOf(id), language: 'mr' })
  await daughter.goto(page.url())
  const cards = daughter
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: daughter.getByRole('link') })
  await expect(cards).toHaveCount(3)
  await expect(cards.filter({ hasText: 'He sings at the wari' })).toHaveCount(1)
  await expectAccessible(daughter, 'cards to compare')
  // The daughter asks about two of the shortlist. Her mother answers from the notice.
  await daughter.goto(`${site.url}/compare`)
  await chooses(daughter, 2)
  await expectAccessible(daughter, 'the shortlist to choose from')
  await daughter.getByRole('button', { name: asked.ask }).click()
  await expect(daughter.getByRole('heading', { name: asked.youAsked })).toBeVisible()
  await page.goto(`${site.url}/all-notifications`)
  await page
    .getByRole('link', { name: /Somebody of your family asks/ })
    .first()
    .click()
  const ask = page.getByRole('main').getByRole('group', { name: /^Your answer/ })
  await ask
    .first()
    .getByRole('button', { name: answerWords('en').YES })
    .click()
  await expect(ask.first().getByRole('button', { name: answerWords('en').YES })).toHaveAttribute('aria-pressed', 'true')
  await ask
    .nth(1)
    .getByRole('button', { name: answerWords('en').TALK })
    .click()
  await expectAccessible(page, 'what was asked at home')
  await daughter.reload()
  // The buttons of a card come last, so only her mother's line ends with the answer.
  const yes = new RegExp(`${answerWords('mr').YES}$`)
  await expect(daughter.getByRole('listitem').filter({ hasText: yes })).toHaveCount(1)
  await expectAccessible(daughter, 'the answers')
  await phone.close()
})
