/** The six divisions of Maharashtra with their districts, by the English names of the master data. */
const districts: Readonly<Record<string, readonly string[]>> = {
  Konkan: ['Mumbai City', 'Mumbai Suburban', 'Thane', 'Palghar', 'Raigad', 'Ratnagiri', 'Sindhudurg'],
  Pune: ['Pune', 'Satara', 'Sangli', 'Solapur', 'Kolhapur'],
  Nashik: ['Nashik', 'Dhule', 'Nandurbar', 'Jalgaon', 'Ahilyanagar'],
  'Chhatrapati Sambhajinagar': [
    'Chhatrapati Sambhajinagar',
    'Jalna',
    'Beed',
    'Dharashiv',
    'Latur',
    'Nanded',
    'Parbhani',
    'Hingoli',
  ],
  Amravati: ['Amravati', 'Akola', 'Yavatmal', 'Buldhana', 'Washim'],
  Nagpur: ['Nagpur', 'Wardha', 'Bhandara', 'Gondia', 'Chandrapur', 'Gadchiroli'],
}

/** Null for a district outside the state. */
export const divisionOf = (district: string): string | null =>
  Object.keys(districts).find(division => districts[division]?.includes(district)) ?? null

export const dividedDistricts: readonly string[] = Object.values(districts).flat()
