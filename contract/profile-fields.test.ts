import { describe, expect, it } from 'vitest'
import { languages } from '#domain/words/catalogue.ts'
import { fieldLabel } from './field-words.ts'
import { type BlockRow, printedBlocks, profileBlocks, profileFields, profilePaths } from './profile-fields.ts'

const inBlocks = (blocks: Readonly<Record<string, readonly BlockRow[]>>) =>
  Object.values(blocks).flatMap(rows => rows.flatMap(row => (typeof row === 'string' ? [row] : row.of)))
const readByOthers = profilePaths.filter(path => profileFields[path].readBy !== 'self')
/** They stand above the blocks. */
const inHeading = ['first_name', 'middle_name', 'last_name']

describe.each(profilePaths)('the field %s', path => {
  it('is named in both languages, in a script of each', () => {
    const [en, mr] = profileFields[path].label
    expect(en).toMatch(/^[A-Za-z][A-Za-z’/ ]+$/)
    expect(mr).toMatch(/^[\u0900-\u097f][\u0900-\u097f/ -]+$/)
  })

  it('has a label of its own under its path', () => {
    for (const language of languages) expect(fieldLabel(language, path)).not.toBe(path)
  })
})

it('shows every field that others read on a profile, and prints it, once', () => {
  for (const blocks of [profileBlocks, printedBlocks]) {
    const shown = inBlocks(blocks).filter(path => !inHeading.includes(path))
    expect(shown.toSorted()).toEqual(readByOthers.filter(path => !inHeading.includes(path)).toSorted())
  }
})

it('shows and prints nothing that its owner alone reads', () => {
  const shown = [...inBlocks(profileBlocks), ...inBlocks(printedBlocks)]
  expect(shown.filter(path => profileFields[path].readBy === 'self')).toEqual([])
})
