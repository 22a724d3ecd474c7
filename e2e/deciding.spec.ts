import { expect, type Page, test } from '@playwright/test'
import { startSession } from '#server/features/access/sessions/queries.ts'
import { giveConsent } from '#server/features/families/consents/queries.ts'
import { askPageWords } from '#server/features/relations/family-asks/words.ts'
import { seePageWords } from '#server/features/relations/see-links/words.ts'
import { askAddress } from '#server/features/telling/deliveries/ask-links.ts'
import { groom, sendsInterest } from '#server/testing/members.ts'
import { compareWords } from '#web/member/features/finding/compare/words.ts'
import { answerWords, askWords } from '#web/member/features/relations/family-asks/words.ts'
import { noteWords } from '#web/member/features/relations/family-notes/words.ts'
import { seeLinkWords } from '#web/member/features/relations/see-links/words.ts'
import { familyMarkWords } from '#web/member/parts/family-mark-words.ts'
import { expectAccessible } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import { logsIn, memberBy } from './known-member.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

/** The daughter whose mother registered a known login. She logs in for the same profile with a number of her own. */
async function daughterOf(memberId: string): Promise<string> {
  const now = site.clock.now()
  const known = await site.db
    .selectFrom('family_logins')
    .select('person_id')
    .where('member_id', '=', memberId)
    .where('role', '=', 'CANDIDATE')
    .executeTakeFirst()
  if (known) return startSession(site.db, memberId, now, { personId: known.person_id })
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

/** A groom who has asked her and whose family allows pages by link. */
async function asksHer(brideId: string): Promise<string> {
  const him = await groom(site, { mobile: '9811100013', email: 'asks.her@family.in' })
  await sendsInterest(site, him, { id: brideId, token: '' })
  await site.db.transaction().execute(trx =>
    giveConsent(trx, {
      memberId: him.id,
      text: 'share_link',
      language: 'en',
      channel: 'site',
      now: site.clock.now(),
    }),
  )
  return him.id
}

/** The way to answer that a letter brings to the registered owner. */
async function letterTo(memberId: string): Promise<string> {
  const asked = await site.db
    .selectFrom('family_asks')
    .innerJoin('members', 'members.id', 'family_asks.member_id')
    .select(['family_asks.id', 'members.person_id'])
    .where('members.id', '=', memberId)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return askAddress(site.secrets, site.url, { askId: asked.id, personId: asked.person_id ?? '' })
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
  await page.getByRole('button', { name: 'Facts' }).click()
  const second = page.getByRole('article').nth(1)
  await second.getByRole('link').first().click()
  await page.getByRole('button', { name: notes.title }).click()
  const opinion = page.getByRole('dialog', { name: notes.title })
  // Nobody else of the family is here yet, so she is led to where she invites them.
  await expect(opinion.getByRole('link', { name: askWords('en').invite })).toHaveAttribute(
    'href',
    '/my-settings?tab=family',
  )
  await opinion.getByRole('button', { name: familyMarkWords('en').LIKE }).click()
  await opinion.getByRole('button', { name: notes.write }).click()
  await opinion.getByLabel(notes.note).fill('He sings at the wari')
  await opinion.getByRole('button', { name: notes.save }).click()
  await opinion.getByRole('switch', { name: notes.forFamily }).click()
  await expect(opinion.getByText(notes.familyHelp)).toBeVisible()
  await expectAccessible(page, 'a profile with a note')
  await opinion.getByRole('button', { name: 'Close' }).click()
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

  // Her daughter sees two of them beside each other on a small phone, in Marathi, and brings the third in.
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true })
  const daughter = await phone.newPage()
  await setStored(daughter, site, { access_token: await daughterOf(id), language: 'mr' })
  await daughter.goto(page.url())
  const chips = daughter.getByRole('group', { name: compareWords('mr').shown }).getByRole('button')
  await expect(chips).toHaveCount(3)
  await expect(daughter.getByRole('columnheader')).toHaveCount(2)
  const third = chips.nth(2)
  await expect(third).toHaveAttribute('aria-pressed', 'false')
  await expect(daughter.getByRole('cell', { name: /He sings at the wari/ })).toBeVisible()
  await third.click()
  await expect(daughter.getByRole('columnheader')).toHaveCount(2)
  await expect(chips.nth(0)).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(daughter, 'two beside each other')
  // The daughter asks about two of the shortlist. Her mother answers from the notice.
  await daughter.goto(`${site.url}/compare`)
  await chooses(daughter, 2)
  await expectAccessible(daughter, 'the shortlist to choose from')
  await daughter.getByRole('button', { name: asked.ask }).click()
  await expect(daughter.getByRole('heading', { name: asked.youAsked })).toBeVisible()
  const letter = await phone.newPage()
  await letter.goto(await letterTo(id))
  await expect(letter.getByRole('heading', { level: 2 })).toHaveCount(2)
  await expectAccessible(letter, 'the page of a letter that asks')
  await letter
    .getByRole('button', { name: askPageWords('en').NO })
    .first()
    .click()
  await expect(letter.getByRole('status')).toBeVisible()
  await expect(letter.getByText(askPageWords('en').yourAnswer(askPageWords('en').NO))).toHaveCount(1)
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

test('a mother gives an uncle a page without login, he answers, and her daughter accepts', async ({
  page,
  browser,
}) => {
  const { id } = await memberBy(site, 'bride.paid@demo.in')
  const asked = await asksHer(id)
  const words = seeLinkWords('en')
  await logsIn(page, site, 'bride.paid@demo.in')
  await page.setViewportSize({ width: 1280, height: 800 })

  // Her own biodata, for which she agrees to links first.
  await page.goto(`${site.url}/my-profile`)
  await page.getByRole('button', { name: words.open }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('checkbox', { name: words.photos }).check()
  await expect(sheet.getByRole('button', { name: words.make })).toBeDisabled()
  await sheet.getByRole('checkbox', { name: /^We agree: Whoever has the link/ }).check()
  await sheet.getByRole('button', { name: words.make }).click()
  const link = await sheet.getByLabel(words.link).inputValue()
  await expectAccessible(page, 'a link to give')

  // The uncle has a small phone, no login, and no scripts.
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, javaScriptEnabled: false })
  const uncle = await phone.newPage()
  await uncle.goto(link)
  await uncle.getByRole('link', { name: 'मराठीत वाचा' }).click()
  const read = seePageWords('mr')
  await expect(uncle.getByRole('heading', { level: 1 })).toHaveText(read.title)
  await uncle.getByRole('button', { name: read.open }).click()
  await expect(uncle.getByRole('img')).not.toHaveCount(0)
  await uncle.getByRole('radio', { name: read.LIKE }).check()
  await uncle.getByLabel(read.line).fill('मुलगी हुशार आहे')
  await uncle.getByRole('button', { name: read.send }).click()
  await expect(uncle.getByRole('status')).toHaveText(read.thanks)

  // His word is there when she looks again. She ends the link, and he reads nothing any more.
  await page.reload()
  await page.getByRole('button', { name: words.open }).click()
  await expect(sheet.getByText(words.opened(1), { exact: false })).toBeVisible()
  await expect(sheet.getByText('Like: मुलगी हुशार आहे')).toBeVisible()
  await sheet.getByRole('button', { name: words.end }).click()
  await expect(sheet.getByRole('button', { name: words.end })).toHaveCount(0)
  expect((await uncle.goto(link))?.status()).toBe(404)
  await phone.close()

  // Her daughter accepts. Now the family of the groom, which allows it, can be shown to the uncle as well.
  const own = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true })
  const daughter = await own.newPage()
  await setStored(daughter, site, { access_token: await daughterOf(id), language: 'en' })
  await daughter.goto(`${site.url}/profile-view/${asked}`)
  await daughter.getByRole('button', { name: /^Accept/ }).click()
  await daughter
    .getByRole('dialog')
    .getByRole('button', { name: /^Accept/ })
    .click()
  // The message "accepted" goes by itself, and the question may still stand beside this.
  await expect(daughter.getByRole('dialog').filter({ hasText: 'Both families have said yes' })).toBeVisible()
  await daughter.goto(`${site.url}/profile-view/${asked}`)
  await daughter.getByRole('button', { name: 'More', exact: true }).click()
  await daughter.getByRole('menuitem', { name: /^Share/ }).click()
  const shared = daughter.getByRole('dialog')
  await shared.getByRole('button', { name: words.make }).click()
  await expect(shared.getByLabel(words.link)).toHaveValue(/\/see\/[\w-]{43}$/)
  await expectAccessible(daughter, 'a link to another family')
  await own.close()
})
