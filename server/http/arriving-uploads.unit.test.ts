import { expect, it } from 'vitest'
import { arrivingUploads } from './arriving-uploads.ts'

it('when files that are not whole hold too much, the one that has been on its way longest gives way', () => {
  const arriving = arrivingUploads({ bytes: 100 })
  const gaveWay: string[] = []
  const begin = (name: string) => arriving.beginOrRefuse(name, () => gaveWay.push(name))
  const [first, second, third] = [begin('Kale'), begin('Pawar'), begin('Shinde')]
  first.hold(60)
  second.hold(40)
  expect(gaveWay).toEqual([])
  third.hold(1)
  expect(gaveWay).toEqual(['Kale'])
  // What it held is free now, and counts once.
  first.end()
  third.hold(59)
  expect(gaveWay).toEqual(['Kale'])
  second.end()
  begin('Jadhav').hold(40)
  expect(gaveWay).toEqual(['Kale'])
})
