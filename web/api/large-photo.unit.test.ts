import { expect, it } from 'vitest'
import { largePhoto } from './large-photo.ts'

it('asks for the large file of the same photo', () => {
  expect(largePhoto('/api/photo/0190/card?e=1&s=ab/card')).toBe('/api/photo/0190/page?e=1&s=ab/card')
})

it.each(['/api/photo/0190/page?e=1&s=ab', '/api/photo/card?e=1', 'blob:card', '/art/card'])(
  'leaves %s as it is',
  link => {
    expect(largePhoto(link)).toBe(link)
  },
)
