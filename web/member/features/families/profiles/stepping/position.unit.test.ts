import { expect, it } from 'vitest'
import { CallFailed } from '#web/api/client.ts'
import { faceOf, positionOnPage } from './position.ts'

const [kale, more, patil, shinde] = ['kale', 'more', 'patil', 'shinde'].map(uuid => ({
  uuid,
  image: `/${uuid}`,
  href: `/profile-view/${uuid}`,
})) as [Family, Family, Family, Family]
type Family = { uuid: string; image: string; href: string }
const pages = (families: Family[], more: { before?: Family[]; after?: Family[] } = {}, count = 24) => ({
  current: { count, families },
  before: more.before && { count, families: more.before },
  after: more.after && { count, families: more.after },
})

it('has both neighbours within a page, and none before the first and after the last of the list', () => {
  const all = pages([kale, more, patil], {}, 3)
  expect(positionOnPage('more', 1, all)).toEqual({ at: 1, count: 3, previous: kale, next: patil })
  expect(positionOnPage('kale', 1, all)).toMatchObject({ at: 0, previous: null, next: more })
  expect(positionOnPage('patil', 1, all)).toMatchObject({ at: 2, previous: more, next: null })
})

it('goes on over the edge of a page, and does not know who stands there before that page was read', () => {
  expect(positionOnPage('more', 2, pages([more], {}))).toEqual({
    at: 20,
    count: 24,
    previous: 'unknown',
    next: 'unknown',
  })
  expect(positionOnPage('more', 2, pages([more], { before: [patil, kale], after: [shinde] }))).toMatchObject({
    previous: kale,
    next: shinde,
  })
})

it('meets nobody twice who has moved to another page meanwhile, and ends where a page is empty by now', () => {
  expect(positionOnPage('more', 1, pages([kale, more], { after: [more, shinde] }))).toMatchObject({ next: shinde })
  expect(positionOnPage('more', 1, pages([kale, more], { after: [] }))).toMatchObject({ next: null })
})

it('is none for a family that its page does not have', () => {
  expect(positionOnPage('more', 1, pages([kale]))).toBeNull()
  expect(positionOnPage('more', 1, { before: undefined, current: undefined, after: undefined })).toBeNull()
})

it('shows the face of a neighbour with the surname, and none of one who has left, is paused or hides the photos', () => {
  const ahead = { error: null, data: undefined }
  expect(faceOf(kale, ahead)).toEqual({ image: '/kale' })
  const read = { last_name: 'Kale' }
  expect(faceOf(kale, { ...ahead, data: { ...read, user_images: [{}] } })).toEqual({ image: '/kale', surname: 'Kale' })
  expect(faceOf(kale, { ...ahead, data: { ...read, user_images: [] } })).toEqual({ image: null, surname: 'Kale' })
  expect(faceOf(kale, { ...ahead, error: new CallFailed(404, 'User not found') })).toEqual({ image: null })
  // A lost connection says nothing of the family.
  expect(faceOf(kale, { ...ahead, error: new CallFailed(0, 'offline') })).toEqual({ image: '/kale' })
  expect(faceOf('unknown', ahead)).toEqual({ image: undefined })
  expect(faceOf(null, ahead)).toBeNull()
})
