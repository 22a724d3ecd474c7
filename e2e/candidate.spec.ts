import { expect, type Page, test } from '@playwright/test'
import type { Language } from '#domain/words/catalogue.ts'
import { groom, sendsInterest, subscribes } from '#server/testing/members.ts'
import { accessWords } from '#web/access/words.ts'
import { candidateCardWords } from '#web/member/features/families/candidate-consent/candidate-card-words.ts'
import { familyWords } from '#web/member/features/families/settings/family-words.ts'
import { listenerWords } from '#web/member/features/families/settings/listener-words.ts'
import { invitationWords } from '#web/member/features/family-invitation/words.ts'
import { activityWords } from '#web/member/features/finding/activity/words.ts'
import { dashboardWords } from '#web/member/frame/dashboard/words.ts'
import { accessNoticeWords } from '#web/member/parts/access-notice-words.ts'
import { ownerAloneWords } from '#web/member/parts/owner-alone-words.ts'
import { expectAccessibleAtBothWidths } from './accessible.ts'
import { setStored } from './browser-storage.ts'
import * as family from './families.ts'
import { goTo } from './go-to.ts'
import { siteForThisFile } from './site.ts'
import { steps } from './steps.ts'

const site = siteForThisFile()

/** The mother's first dashboard, as registration leaves her there. */
async function onFirstDashboard(page: Page, language: Language) {
  const mother = await family.joined(site, { registered_by: 'MOTHER' })
  await setStored(page, site, { access_token: mother.token, language, welcome: 'Y' })
  await page.goto(`${site.url}/dashboard`)
  await expect(page.getByText(dashboardWords(language).welcome)).toBeVisible()
  return mother
}
const screens = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
]

for (const language of ['en', 'mr'] as const)
  test(`a line of the first dashboard leads a mother to the question, and asks her nothing itself (${language})`, async ({
    page,
  }) => {
    const t = candidateCardWords(language)
    await onFirstDashboard(page, language)
    const warning = page.getByRole('link', { name: language === 'en' ? /days left$/ : /दिवस उरले$/ })
    await expect(warning).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    const card = page.getByRole('main')
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await page.goto(`${site.url}/dashboard-in/IN`)
      await warning.click()
      await expect(card.getByRole('textbox', { name: t.mobile })).toBeFocused()
      await expect(card.getByRole('heading', { name: t.title })).toBeInViewport({ ratio: 1 })
      await expect(card.getByRole('textbox', { name: t.mobile })).toBeInViewport({ ratio: 1 })
      // A reload lands at the question too.
      await page.reload()
      await expect(card.getByRole('textbox', { name: t.mobile })).toBeFocused()
      await expect(card.getByRole('heading', { name: t.title })).toBeInViewport({ ratio: 1 })
    }
  })

test('a mother asks from her first dashboard, and her daughter says no as if she had not answered', async ({
  page,
  context,
}) => {
  const mother = await onFirstDashboard(page, 'en')
  await expectAccessibleAtBothWidths(page, 'the first dashboard')
  await page.getByRole('link', { name: /days left$/ }).click()
  await page.getByRole('textbox', { name: 'or email' }).fill(`own-${mother.email}`)
  await page.getByRole('button', { name: 'Ask the candidate' }).click()
  await expect(page.getByText('We wrote to o•••@family.in.')).toBeVisible()

  const daughter = await context.newPage()
  const path = /\/candidate\/[\w-]+/.exec(await site.messageTo(`own-${mother.email}`))?.[0] ?? ''
  await daughter.goto(`${site.url}${path}`)
  await expect(daughter.getByRole('button', { name: 'Yes, I agree' })).toHaveCount(0)
  await daughter.getByLabel('Somebody else').check()
  await expect(daughter.getByText('Please give the phone to Rutuja Kale')).toBeVisible()
  await expect(daughter.getByRole('button', { name: 'No', exact: true })).toHaveCount(0)
  await daughter.getByLabel('I am Rutuja Kale').check()
  await expectAccessibleAtBothWidths(daughter, 'the question to the candidate')
  await daughter.getByRole('button', { name: 'No', exact: true }).click()
  const dialog = daughter.getByRole('dialog')
  await expect(dialog.getByLabel(/as if I had not answered/)).toBeChecked()
  await expectAccessibleAtBothWidths(daughter, 'the two ways of a no')
  await dialog.getByRole('button', { name: 'No', exact: true }).click()
  await expect(daughter.getByText('as if you had not answered')).toBeVisible()

  // Whoever takes the phone afterwards sees the question, and she may still be hidden today.
  await daughter.reload()
  await daughter.getByLabel('I am Rutuja Kale').check()
  await daughter.getByRole('button', { name: 'No', exact: true }).click()
  await dialog.getByLabel('Hide me today; my family may notice').check()
  await dialog.getByRole('button', { name: 'No', exact: true }).click()
  await expect(daughter.getByText('no longer in any list')).toBeVisible()
})

test('a daughter keeps the last word: her mother asks her, and she accepts', async ({ page, browser }) => {
  const small = { width: 360, height: 740 }
  const [t, acts, own] = [familyWords('mr'), activityWords('mr'), invitationWords('mr')]
  const mother = await family.joined(site, { registered_by: 'MOTHER' })
  const her = await site.db
    .selectFrom('members')
    .select('id')
    .where('email', '=', mother.email)
    .executeTakeFirstOrThrow()
  await subscribes(site, her.id)
  await sendsInterest(site, await groom(site), { ...her, token: '' })
  const email = `own-${mother.email}`
  const headers = { authorization: `Bearer ${mother.token}` }
  await page.request.put(`${site.url}/api/candidate`, { headers, data: { registered_by: 'MOTHER', email } })
  const token = /\/candidate\/([\w-]+)/.exec(await site.messageTo(email))?.[1] ?? ''
  await page.request.post(`${site.url}/api/candidate-consent/${token}`, { data: { answer: 'YES' } })
  await site.db.deleteFrom('outbox').execute()
  // What a family sends to one contact stands half a minute apart.
  site.clock.passes(31_000)

  await page.setViewportSize(small)
  await setStored(page, site, { access_token: mother.token, language: 'mr' })
  await page.goto(`${site.url}/my-settings?tab=family`)
  await page.getByLabel(t.role).selectOption('CANDIDATE')
  const invitation = page.getByRole('form', { name: t.inviteTitle })
  await invitation.getByRole('textbox', { name: t.email }).fill(email)
  await invitation.getByLabel(t.ownPassword).fill(mother.password)
  await invitation.getByRole('button', { name: t.invite }).click()
  await expect(page.getByText(t.INVITED)).toBeVisible()
  // Her grandmother reads a code out on the phone, and hears from then on.
  const hears = listenerWords('mr')
  const form = page.getByRole('form', { name: hears.title })
  const adding = steps()
  await adding.types(form.getByRole('textbox', { name: t.email }), `aaji-${mother.email}`)
  await adding.types(form.getByLabel(t.ownPassword), mother.password)
  await adding.presses(form.getByRole('button', { name: hears.send }))
  await expect(form.getByLabel(hears.code)).toBeVisible()
  const aaji = await site.codeFor(`aaji-${mother.email}`)
  await adding.types(form.getByLabel(hears.code), aaji)
  await adding.presses(form.getByRole('button', { name: hears.add }))
  await expect(page.getByRole('list', { name: hears.people }).getByText(hears.onlyHears)).toBeVisible()
  expect(adding.count()).toBe(5)
  await expectAccessibleAtBothWidths(page, 'the people of a family')

  const daughter = await (await browser.newContext({ viewport: small })).newPage()
  await setStored(daughter, site, { language: 'mr' })
  await daughter.goto(/http\S+\/join/.exec(await site.messageTo(email))?.[0] ?? '')
  await daughter.getByLabel(own.contact).fill(email)
  await daughter.getByLabel(own.code).fill(/\b\d{8}\b/.exec(await site.messageTo(email))?.[0] ?? '')
  await expectAccessibleAtBothWidths(daughter, 'an invitation')
  await daughter.getByRole('button', { name: own.accept }).click()
  await daughter.waitForURL(/dashboard/)
  await daughter.goto(`${site.url}/my-settings?tab=family`)
  await daughter.getByRole('button', { name: t.keepLastWord }).click()
  await expect(daughter.getByText(t.lastWordIsKept)).toBeVisible()
  // What is her mother's to settle says so, whatever address leads there.
  await daughter.goto(`${site.url}/my-settings?tab=delete`)
  await expect(daughter.getByText(ownerAloneWords('mr').does)).toBeVisible()

  const accepts = async (who: Page) => {
    await who.goto(`${site.url}/intrest-recieved`)
    await who
      .getByRole('button', { name: /^स्वीकारा/ })
      .first()
      .click()
    await who.getByRole('dialog').getByRole('button', { name: 'स्वीकारा' }).click()
  }
  // Her mother reads who is logged in, is offered to ask her, by her name, and no yes that would be refused.
  // What comes late waits for the next visit of the dashboard, so this one comes once it is there.
  const today = page.waitForResponse(/\/api\/today$/)
  await page.goto(`${site.url}/dashboard`)
  await today
  await goTo(page, '/me')
  await goTo(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rutuja हिची आई')
  await expect(page.getByRole('button', { name: 'Rutuja हिला विचारा', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: dashboardWords('mr').seeAndAnswer })).toHaveCount(0)
  const likes = page.getByRole('button', { name: 'मला आवडले' })
  await likes.click()
  await expect(likes).toHaveAttribute('aria-pressed', 'true')
  await expectAccessibleAtBothWidths(page, 'the dashboard of a mother under the last word')
  await page.goto(`${site.url}/intrest-recieved`)
  const ask = page.getByRole('button', { name: /^Rutuja हिला विचारा/ })
  await expect(page.getByRole('button', { name: /^नकार द्या/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^स्वीकारा/ })).toHaveCount(0)
  await ask.click()
  await expect(page.getByText(/रोजी विचारले/)).toBeVisible()
  await expect(ask).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/रोजी विचारले/)).toBeVisible()
  await accepts(daughter)
  await expect(
    daughter
      .getByRole('region', { name: /^स्वीकारली/ })
      .or(daughter.getByRole('dialog'))
      .first(),
  ).toBeVisible()
  await expect
    .poll(
      async () =>
        (await site.db.selectFrom('interests').select('status').where('receiver_id', '=', her.id).execute())[0],
    )
    .toEqual({ status: 'accepted' })
  await page.goto(`${site.url}/intrest-recieved?status=ACCEPTED`)
  await expect(page.getByText(acts.answeredBy('उमेदवाराने'))).toBeVisible()

  // The mother does not know of the grandmother: everybody but the daughter stops, and each is confirmed.
  const notice = accessNoticeWords('mr')
  await site.db.updateTable('sessions').set({ by_code: true }).where('member_id', '=', her.id).execute()
  await page.goto(`${site.url}/dashboard`)
  const stopping = steps()
  await stopping.presses(page.getByRole('button', { name: dashboardWords('mr').accessAdded }))
  await stopping.presses(page.getByRole('button', { name: notice.notMe }))
  await expectAccessibleAtBothWidths(page, 'the question whether to stop all others')
  await stopping.presses(page.getByRole('alertdialog').getByRole('button', { name: notice.stop }))
  await expect(page.getByRole('button', { name: notice.notMe })).toBeHidden()
  expect(stopping.count()).toBe(3)
  await page.goto(`${site.url}/my-settings?tab=family`)
  await expect(page.getByText(t.suspended)).toHaveCount(1)
  const confirming = steps()
  await confirming.presses(page.getByRole('button', { name: /^खात्री करा/ }))
  const again = page.getByRole('dialog')
  await confirming.presses(again.getByRole('button', { name: accessWords('mr').sendCode }))
  await expect(again.getByText(accessWords('mr').codeOnItsWay)).toBeVisible()
  await confirming.types(again.getByRole('textbox'), await site.codeFor(mother.mobile))
  await confirming.presses(again.getByRole('button', { name: t.confirm }))
  await expect(page.getByText(t.suspended)).toBeHidden()
  await expect(page.getByText(/ पासून सुरू/).first()).toBeVisible()
  expect(confirming.count()).toBe(4)
})
