import { expect, test } from 'vitest'
import { emptyPin, entered, erased, isWhole, type Pin } from './pin.ts'

const type = (pin: Pin, digits: string) => {
  let move = { pin, at: 0 }
  for (const digit of digits) move = entered(move.pin, move.at, digit)
  return move
}

test('typing moves the focus on and stays in the last box', () => {
  expect(entered(emptyPin(4), 0, '7')).toEqual({ pin: ['7', '', '', ''], at: 1 })
  expect(type(emptyPin(4), '7301')).toEqual({ pin: ['7', '3', '0', '1'], at: 3 })
})

test('only digits get in, Devanagari ones as what they mean', () => {
  expect(entered(emptyPin(4), 1, 'x')).toEqual({ pin: ['', '', '', ''], at: 1 })
  expect(entered(emptyPin(4), 0, '४')).toEqual({ pin: ['4', '', '', ''], at: 1 })
})

test('four pasted digits fill all boxes, wherever they are pasted and whatever surrounds them', () => {
  expect(entered(emptyPin(4), 2, 'Your code is 4821.')).toEqual({ pin: ['4', '8', '2', '1'], at: 3 })
  expect(entered(['1', '2', '3', '4'], 0, '56789').pin).toEqual(['5', '6', '7', '8'])
})

test('fewer pasted digits fill from their box on', () => {
  expect(entered(emptyPin(4), 1, '56')).toEqual({ pin: ['', '5', '6', ''], at: 3 })
})

test('a digit typed into a full box replaces it on either side of the caret', () => {
  expect(entered(['1', '2', '', ''], 0, '91').pin).toEqual(['9', '2', '', ''])
  expect(entered(['1', '2', '', ''], 0, '19').pin).toEqual(['9', '2', '', ''])
  expect(entered(['1', '2', '', ''], 0, '11').pin).toEqual(['1', '2', '', ''])
})

test('backspace empties its box; from an empty one it goes back and empties the one before', () => {
  expect(erased(['1', '2', '3', '4'], 3)).toEqual({ pin: ['1', '2', '3', ''], at: 3 })
  expect(erased(['1', '2', '3', ''], 3)).toEqual({ pin: ['1', '2', '', ''], at: 2 })
  expect(erased(['1', '2', '', ''], 2)).toEqual({ pin: ['1', '', '', ''], at: 1 })
  expect(erased(emptyPin(4), 0)).toEqual({ pin: emptyPin(4), at: 0 })
})

test('a code with a hole is not whole', () => {
  expect(isWhole(['1', '', '3', '4'])).toBe(false)
  expect(isWhole(['1', '2', '3', '4'])).toBe(true)
})
