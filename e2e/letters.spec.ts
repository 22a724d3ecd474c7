import { expect, type Page, test } from '@playwright/test'
import { openScreens, protectedScreens, publicPaths } from '#domain/screens.ts'
import { languages } from '#domain/words/catalogue.ts'
import { goTo, settles } from './go-to.ts'
import { logsIn, memberBy, searches } from './known-member.ts'
import { type LetterSize, layoutFindings, setLetterSize, widerBy } from './layout.ts'
import { latinDigits } from './marathi-digits.ts'
import { siteForThisFile } from './site.ts'

const site = siteForThisFile('demo')

let sizes: readonly LetterSize[] = [
  { width: 320, percent: 100 },
  { width: 360, percent: 200 },
  { width: 360, percent: 100, ownStyle: '150%' },
]

/**
 * Expects nothing cut, lost or beyond the edge at any size. The page is loaded once for all sizes, and each check starts at the
 * size of the previous one, because a new layout takes longer than the check.
 */
async function look(page: Page, state: string): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === 'mr')
    expect.soft(await latinDigits(page), `${state}: digits of two kinds`).toEqual([])
  for (const size of sizes) {
    await setLetterSize(page, size)
    const name = `${state} at ${size.width} px, ${size.percent} %`
    // A user style sheet does not change the media queries, so only the components themselves can adapt.
    if (size.ownStyle) expect.soft(await widerBy(page), `${name}, in a style of the reader’s own`).toBe(0)
    else expect.soft(await layoutFindings(page), name).toEqual([])
  }
  sizes = sizes.toReversed()
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site.url}${path}`)
  await settles(page, path)
}

/**
 * A reader's own style of 200 % changes no media query. Nothing may lie beyond the edge or be cut; a long word beside a photo may
 * break.
 */
async function lookTwiceAsLarge(page: Page, state: string): Promise<void> {
  await setLetterSize(page, { width: 360, percent: 100, ownStyle: '200%' })
  const findings = await layoutFindings(page)
  expect
    .soft(
      findings.filter(one => !one.includes(' breaks "')),
      `${state} in a style of 200 %`,
    )
    .toEqual([])
}

const twiceAsLarge =
  /^\/(dashboard|profile-view\/[^/]+|search|search-list.*|all-grooms|matches|intrest-recieved|all-notifications|handpick-suggestions|membership-plans|my-profile|edit-profile|shortlisted-contacts)$/

/** An address with an additional parameter, like `/search/$type`, shows the same screen. */
const isSameScreen = (screen: string, all: readonly string[]) => all.includes(screen.replace(/\/\$\w+$/, ''))

for (const language of languages) {
  test(`the public pages and dialogs have room for large letters, ${language}`, async ({ page }) => {
    for (const path of publicPaths) {
      await open(page, `${path}?language=${language}`)
      await look(page, path)
    }
    await open(page, '/home')
    await page.locator('header [data-open="login"]').click()
    await expect(page.locator('dialog input').first()).toBeVisible()
    await look(page, 'login')
    await page.keyboard.press('Escape')
    await page.locator('header summary').click()
    await look(page, 'menu')
    const form = {
      gender: 'F',
      registeredBy: 'MOTHER',
      firstName: 'Dnyaneshwari',
      lastName: 'Vengurlekar',
      education: 'B.E. Mechanical',
    }
    for (const step of [0, 1, 2, 3, 4, 5, 6]) {
      await page.evaluate(
        draft => localStorage.setItem('registration_draft', draft),
        JSON.stringify({ form, step, at: Date.now() }),
      )
      await page.locator('main [data-open="register"]').first().click()
      await expect(page.locator('dialog h2')).toBeVisible()
      await look(page, `registration, step ${step + 1}`)
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    }
  })

  test(`the screens of members have room for large letters, ${language}`, async ({ page }) => {
    const token = await logsIn(page, site, 'bride.free@demo.in')
    await page.evaluate(chosen => localStorage.setItem('language', chosen), language)
    await searches(site, token)
    const { id } = await memberBy(site, 'groom.paid@demo.in')
    const parts: Record<string, string> = {
      uuid: id,
      type: 'IN',
      tab_type: 'RECENT',
      activity_id: id,
      offset: '0',
      token: 'not-a-token-but-long-enough',
    }
    const all: readonly string[] = [...protectedScreens, ...openScreens]
    const addresses = all
      .filter(
        screen =>
          !isSameScreen(
            screen,
            all.filter(one => one !== screen),
          ),
      )
      .map(screen => screen.replace(/\{-\$(\w+)\}|\$(\w+)/g, (_, left, right) => parts[left ?? right] ?? ''))
    await open(page, '/dashboard')
    for (const path of addresses) {
      await goTo(page, path)
      await settles(page, path)
      await look(page, path)
      if (twiceAsLarge.test(path)) await lookTwiceAsLarge(page, path)
    }
    const yes = await site.db
      .selectFrom('interests')
      .innerJoin('members', 'members.id', 'interests.sender_id')
      .where('members.email', '=', 'bride.free@demo.in')
      .where('interests.status', '=', 'accepted')
      .select('receiver_id')
      .executeTakeFirstOrThrow()
    await goTo(page, `/profile-view/${yes.receiver_id}?accepted=open`)
    await expect(page.locator('dialog h3')).toBeVisible()
    await look(page, 'a yes')
  })
}
