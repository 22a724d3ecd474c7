import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { breakdown } from '#domain/kundali/breakdown.ts'
import { ComparedGunMilan } from './ComparedParts.tsx'

it('says that a score is not known and what is missing, and leads to one’s own birth time alone', () => {
  const groomUntold = breakdown({ nakshatra: 1 }, {})
  const theirs = renderToStaticMarkup(<ComparedGunMilan breakdown={groomUntold} gender="F" isBest={false} />)
  expect(theirs).toContain('Not known')
  expect(theirs).toContain('nakshatra is not known')
  expect(theirs).not.toContain('href')
  const own = renderToStaticMarkup(<ComparedGunMilan breakdown={groomUntold} gender="M" isBest={false} />)
  expect(own).toMatch(/href="\/edit-profile#birth_time"[^>]*>Fill in your birth time/)
})
