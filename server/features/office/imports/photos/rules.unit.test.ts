import { expect, it } from 'vitest'
import { isLitter, photoKey } from './rules.ts'

it('a row and a file meet by the name alone, however each is written', () => {
  const same = (one: string, other: string) => expect(photoKey(one)).toBe(photoKey(other))
  same('Rutuja Kale', 'photos/2019/RUTUJA  kale.JPG')
  same('C:\\register\\Rutuja.jpeg', 'Rutuja.png')
  same('/absolute/../1023', '१०२३.jpg')
  // A Mac writes a letter and its mark apart.
  same('ऱोहिणी ऩाईक', 'ऱोहिणी ऩाईक.jpg'.normalize('NFD'))
  same('+91 98000-00001', '9800000001.jpg')
  same('098000 00001.JPG', '९८०००००००१')
  expect(photoKey('a.b.jpg')).toBe('a.b')
  expect(photoKey('1023')).not.toBe(photoKey('1024'))
})

it('what systems put into a ZIP by themselves is no photo', () => {
  for (const path of ['photos/', '__MACOSX/photos/._a.jpg', 'photos/.DS_Store', 'Thumbs.db', 'a/desktop.ini', 'b\\'])
    expect(isLitter(path), path).toBe(true)
  for (const path of ['a.jpg', 'photos/a.JPG', 'MACOSX/a.jpg', 'फोटो/अ.png']) expect(isLitter(path), path).toBe(false)
})
