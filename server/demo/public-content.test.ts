import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { cheapPasswords } from '#server/testing/cheap-passwords.ts'
import { registers } from '#server/testing/families.ts'
import { newYear, testWorld } from '#server/testing/world.ts'
import { makeDemo } from './make-demo.ts'

const staticFolder = join(import.meta.dirname, '..', '..', 'web', 'static')
const passwords = cheapPasswords()
const demo = testWorld()
const real = testWorld()

it('the demo has two pages of stories and a video, and every file they name exists', async () => {
  expect(await makeDemo(demo.db, passwords, { members: 20, now: newYear })).toBe(true)
  const { list, count } = (await demo.call('successStories', {})).body
  expect(count).toBeGreaterThan(20)
  for (const { image } of list) if (image) expect(existsSync(join(staticFolder, image))).toBe(true)
  expect(list.some(story => story.image === null)).toBe(true)
  for (const { words, wedding_year } of list) expect(Boolean(words && wedding_year)).toBe(true)
  const { video_link } = (await demo.call('videoLink', {})).body
  expect(existsSync(join(staticFolder, video_link))).toBe(true)
})

it('a site with members gets no invented story', async () => {
  await registers(real)
  expect(await makeDemo(real.db, passwords, { members: 20, now: newYear })).toBe(false)
  expect((await real.call('successStories', {})).body.count).toBe(0)
})
