import { expect, it } from 'vitest'
import { placesOf } from './use-accepted.ts'
import type { ActivityRow } from './wire.ts'

const rowOf = (uuid: string): ActivityRow => ({
  user: { uuid } as ActivityRow['user'],
  at: '2026-11-12T20:00:00.000Z',
  reason: null,
  interest: null,
})
const [patil, kale, more, jadhav] = [rowOf('patil'), rowOf('kale'), rowOf('more'), rowOf('jadhav')]
const drawn = (...of: Parameters<typeof placesOf>) => placesOf(...of).map(({ row, height }) => [row.user.uuid, height])

it('keeps the place of each family that was accepted, in whichever order, when it has left the list', () => {
  const accepted = [
    { row: more, at: 2, height: 300 },
    { row: patil, at: 0, height: 320 },
  ]
  const places = [
    ['patil', 320],
    ['kale', null],
    ['more', 300],
    ['jadhav', null],
  ]
  expect(drawn([kale, jadhav], accepted)).toEqual(places)
  // Before the list is read anew they still stand in it.
  expect(drawn([patil, kale, more, jadhav], accepted)).toEqual(places)
})
