import { describe, expect, it } from 'vitest'
import { shippedPairs } from '#domain/families/both-scripts/shipped-pairs.ts'
import type { Household } from './household.ts'
import { inBothScripts } from './second-script.ts'

const household = {
  members: [
    {
      first_name: 'Mrunal',
      last_name: 'जगताप',
      native_village: 'Patoda',
      other_info: 'Sings at the temple',
      occupation: 'Homemaker',
      education: 'B.E. Computer',
    },
  ],
  family_details: [{ maternal_uncle_surname: '' }],
  family_phones: [],
  siblings: [{ name: 'Amit' }],
  relatives: [],
  properties: [],
  expectations: [{ other_expectations: 'Simple wedding, no dowry' }, { other_expectations: 'साधे लग्न, हुंडा नाही' }],
  photos: [],
  documents: [],
  memberships: [],
} as unknown as Household

describe('a demo family', () => {
  it('has confirmed how its names and places are written in the other script, whichever it typed', () => {
    const { members, family_details, siblings, expectations } = inBothScripts(household, 0, shippedPairs)
    expect(members[0]?.second_script).toMatchObject({ first_name: 'मृणाल', last_name: 'Jagtap' })
    // A text is translated, or made of known words, or its own words.
    expect(members[0]?.second_script).toMatchObject({ occupation: 'गृहिणी', education: 'बी.ई. कॉम्प्युटर' })
    expect(members[0]?.second_script).not.toHaveProperty('other_info')
    expect(expectations.map(({ second_script }) => second_script)).toEqual([
      { other_expectations: 'साधे लग्न, हुंडा नाही' },
      { other_expectations: 'Simple wedding, no dowry' },
    ])
    expect([family_details[0]?.second_script, siblings[0]?.second_script]).toEqual([{}, { name: 'अमित' }])
  })

  it('of every seven is still asked', () => {
    const asked = Array.from({ length: 14 }, (_, index) => inBothScripts(household, index, shippedPairs)).filter(
      ({ members }) => Object.keys(members[0]?.second_script ?? {}).length === 0,
    )
    expect(asked).toHaveLength(2)
  })
})
