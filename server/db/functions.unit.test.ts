import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { digestOfSet, readFunctions } from './functions.ts'

const folder = join(import.meta.dirname, 'functions')

it('the number of the functions was raised with their last change', () => {
  const set = readFunctions()
  const [number, digest] = readFileSync(join(folder, 'number.txt'), 'utf8').trim().split(' ')
  expect(digest, `write "${Number(number) + 1} ${digestOfSet(set)}" into functions/number.txt`).toBe(digestOfSet(set))
})

it('each file holds one function or view, under its name, with its triggers', () => {
  const { objects } = readFunctions()
  const names = globSync('*/*.sql', { cwd: folder }).map(file => file.replace(/^.*[/\\]|\.sql$/g, ''))
  expect(new Set(names).size).toBe(names.length)
  expect(
    objects
      .filter(({ kind }) => kind !== 'trigger')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(names.sort())
})
