import { expect, it } from 'vitest'
import { tellsOfOwner } from './password-owner.ts'

const known = ['Rutuja', 'Om', '9822012345', 'kale.family@example.in']

it.each(['rutuja1998', 'x9822012345', 'Kale.Family!'])('%s tells of its owner', password => {
  expect(tellsOfOwner(password, known)).toBe(true)
})
it.each(['saatpaule', 'tommy-7', 'example.in'])('%s does not', password => {
  expect(tellsOfOwner(password, known)).toBe(false)
})
