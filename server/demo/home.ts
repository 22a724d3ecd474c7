import type { Choices, District, Taluka } from './choices.ts'
import { areasOf, streets, villagesOf, workCities } from './lists/places.ts'
import { words } from './lists/words.ts'
import { type Chance, weighted } from './random.ts'
import type { Schooling } from './schooling.ts'

export interface Home {
  district: District
  nativeTaluka: Taluka
  nativeVillage: string
  /** Where the family lives now. */
  residence: Taluka
  residenceVillage: string
  address: string
}

export interface Workplace {
  id: string
  village: string
  abroad: boolean
}

const city = weighted(workCities)
const elsewhere = words('Bengaluru Hyderabad Chennai Gurugram Ahmedabad Vadodara Indore Goa Abroad')
const cityOfTheState = weighted(workCities.filter(([name]) => !elsewhere.includes(name)))
const lowestPayAbroad = 600_000

const villageIn = (by: Chance, district: District, taluka: Taluka): string =>
  by.pick(areasOf[taluka.name] ?? villagesOf[district.region])

export function homeOf(by: Chance, choices: Choices): Home {
  const district = choices.nativeDistrict(by)
  const nativeTaluka = by.pick(district.talukas)
  const nativeVillage = shortVillage(by, district, nativeTaluka)
  const settled = by.happens(0.22) ? cityOfTheState(by) : null
  const residence = settled ? choices.talukaOf(settled) : null
  const residenceVillage = residence ? villageIn(by, district, residence) : nativeVillage
  const address = `${by.happens(0.4) ? 'At post' : `House No. ${by.between(1, 240)}`}, ${by.pick(streets)}`
  return { district, nativeTaluka, nativeVillage, residence: residence ?? nativeTaluka, residenceVillage, address }
}

/** A native village is written in twelve letters at most; the areas of cities may be longer. */
function shortVillage(by: Chance, district: District, taluka: Taluka): string {
  const drawn = villageIn(by, district, taluka)
  return drawn.length <= 12 ? drawn : shortVillage(by, district, taluka)
}

export function workplaceOf(by: Chance, choices: Choices, home: Home, schooling: Schooling): Workplace {
  const { occupationType, annualIncome, away } = schooling
  // A post with the state's government or a shop of one's own does not lie in another state.
  const drawn = away ? (occupationType === 'PRIVATE_JOB' ? city : cityOfTheState)(by) : null
  const name = drawn === 'Abroad' && annualIncome < lowestPayAbroad ? 'Pune City' : drawn
  if (!name) return { id: home.nativeTaluka.id, village: home.nativeVillage, abroad: false }
  return {
    id: choices.workLocation(name),
    village: by.pick(areasOf[name] ?? [name]),
    abroad: name === 'Abroad',
  }
}
