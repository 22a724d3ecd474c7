import { useState } from 'react'
import { type Day, dayInIndia } from '#domain/calendar.ts'

/** The day on which the component was mounted. Ages are computed for it. */
export function useToday(): Day {
  const [today] = useState(() => dayInIndia(new Date()))
  return today
}
