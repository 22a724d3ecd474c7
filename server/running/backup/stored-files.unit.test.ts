import { expect, it } from 'vitest'
import { eachFile } from './stored-files.ts'

it('a photo has a file for each size, and one whose tile is not cut yet has the others', () => {
  const names = Buffer.from('photos/1\nphotos/2 without tile\ndocuments/3\n')
  expect([...eachFile(names)]).toEqual([
    'photos/1-card.webp',
    'photos/1-page.webp',
    'photos/1-tile.webp',
    'photos/2-card.webp',
    'photos/2-page.webp',
    'documents/3',
  ])
})
