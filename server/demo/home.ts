import type { Career } from './career.ts'
import type { DemoChoices, District, Taluka } from './choices.ts'
import { areasOf, streets, villagesOf, workCities } from './lists/places.ts'
import { splitWords } from './lists/split-words.ts'
import { type RandomStream, weighted } from './random.ts'

export interface FamilyHome {
  district: District
  nativeTaluka: Taluka
  nativeVillage: string
  /** Where the family lives now. */
  residence: Taluka
  residenceVillage: string
  address: string
}

interface Workplace {
  id: string
  village: string
  abroad: boolean
}

const city = weighted(workCities)
const elsewhere = splitWords('Bengaluru Hyderabad Chennai Gurugram Ahmedabad Vadodara Indore Goa Abroad')
const cityInMaharashtra = weighted(workCities.filter(([name]) => !elsewhere.includes(name)))
const lowestPayAbroad = 600_000

const villageIn = (random: RandomStream, district: District, taluka: Taluka): string =>
  random.pick(areasOf[taluka.name] ?? villagesOf[district.region])

export function drawHome(random: RandomStream, choices: DemoChoices): FamilyHome {
  const district = choices.nativeDistrict(random)
  const nativeTaluka = random.pick(district.talukas)
  const nativeVillage = shortVillage(random, district, nativeTaluka)
  const settled = random.happens(0.22) ? cityInMaharashtra(random) : null
  const residence = settled ? choices.talukaOf(settled) : null
  const residenceVillage = residence ? villageIn(random, district, residence) : nativeVillage
  const address = `${random.happens(0.4) ? 'At post' : `House No. ${random.between(1, 240)}`}, ${random.pick(streets)}`
  return { district, nativeTaluka, nativeVillage, residence: residence ?? nativeTaluka, residenceVillage, address }
}

/** A native village has at most twelve letters, and the areas of cities may be longer, so it draws until one fits. */
function shortVillage(random: RandomStream, district: District, taluka: Taluka): string {
  const drawn = villageIn(random, district, taluka)
  return drawn.length <= 12 ? drawn : shortVillage(random, district, taluka)
}

export function drawWorkplace(random: RandomStream, choices: DemoChoices, home: FamilyHome, career: Career): Workplace {
  const { occupationType, annualIncome, away } = career
  // Government posts and own businesses are in the home state; only private jobs are elsewhere.
  const drawn = away ? (occupationType === 'PRIVATE_JOB' ? city : cityInMaharashtra)(random) : null
  const name = drawn === 'Abroad' && annualIncome < lowestPayAbroad ? 'Pune City' : drawn
  if (!name) return { id: home.nativeTaluka.id, village: home.nativeVillage, abroad: false }
  return {
    id: choices.workLocation(name),
    village: random.pick(areasOf[name] ?? [name]),
    abroad: name === 'Abroad',
  }
}
