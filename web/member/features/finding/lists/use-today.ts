import { useState } from 'react'
import { type Day, dayInIndia } from '#domain/calendar.ts'

/** The day on which this part of the page was opened, by which ages are told. */
export function useToday(): Day {
  const [today] = useState(() => dayInIndia(new Date()))
  return today
}
