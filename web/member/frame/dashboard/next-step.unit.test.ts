import { expect, it } from 'vitest'
import { nextStepOf } from './next-step.ts'

const whole = { birth_time: '06:42:00', profile_percentage: 100 }

it('is what another family waits for, then the time of birth, then what else is missing', () => {
  const empty = { birth_time: '', profile_percentage: 40 }
  expect(nextStepOf('ANSWER', empty)).toBe('ANSWER')
  expect(nextStepOf(null, empty)).toBe('BIRTH_TIME')
  expect(nextStepOf(null, { ...whole, profile_percentage: 90 })).toBe('COMPLETE')
  expect(nextStepOf(null, whole)).toBeNull()
})
