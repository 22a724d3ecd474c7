import { plainDigits } from '#domain/words/digits.ts'

/**
 * The code of the group that each course belongs to, the highest first: a family writes all its degrees, and the group is that of
 * the last one. Courses are as `coursesIn` gives them; one that ends in a star stands for all that begin so.
 */
const groups: readonly (readonly [group: string, courses: string])[] = [
  ['DOCTORATE', 'phd doctorate पीएचडी डॉक्टरेट विद्यावाचस्पती'],
  ['MBA', 'mba pgdm pgdbm mms एमबीए पीजीडीएम'],
  ['PG_MEDICAL', 'md mds dnb dgo dch dortho एमडी एमडीएस'],
  ['CA_CS', 'ca cma icwa chartered सीए सीएमए'],
  ['LAW', 'llb llm bsl dllb law एलएलबी एलएलएम विधी'],
  ['PG_ENGINEERING', 'me mtech एमई एमटेक'],
  ['MCA', 'mca mcm application एमसीए एमसीएम'],
  ['AGRICULTURE', 'agri* bvsc* mvsc* veterinary कृषी पशुवैद्यकीय'],
  ['NURSING', 'nursing gnm anm bpt* mpt* physio* dmlt bmlt paramedical नर्सिंग जीएनएम एएनएम फिजिओथेरपी डीएमएलटी'],
  ['PHARMACY', 'bpharm* dpharm* mpharm* pharm* बीफार्म* डीफार्म* एमफार्म* फार्म*'],
  ['MEDICAL', 'mbbs bds bams bhms bums एमबीबीएस बीडीएस बीएएमएस बीएचएमएस बीयूएमएस'],
  ['ARCHITECTURE', 'barch* march* architect* bdes* mdes* interior fashion बीआर्क* वास्तुकला'],
  ['TEACHING', 'bed med ded dted bped mped बीएड एमएड डीएड डीटीएड बीपीएड'],
  ['PG_ARTS_SCIENCE', 'ma mcom msc msw mcs एमए एमकॉम एमएससी एमएस्सी एमएसडब्ल्यू'],
  ['ENGINEERING', 'be btech बीई बीटेक'],
  ['SCIENCE', 'bsc bscit bca bcs bcca बीएससी बीएस्सी बीसीए बीसीएस'],
  ['COMMERCE', 'bcom bba bbm bms baf bbi बीकॉम बीबीए बीएमएस'],
  ['ARTS', 'ba bfa बीए बीएफए'],
  ['OTHER_GRADUATE', 'bsw bhm bhmct bjmc graduate graduation पदवीधर पदवी'],
  ['DIPLOMA', 'diploma polytechnic डिप्लोमा पदविका'],
  ['ENGINEERING', 'engineer* अभियांत्रिकी इंजिनिअर*'],
  ['ITI', 'iti certificate आयटीआय प्रमाणपत्र'],
  ['HSC', 'hsc 12 12th xii puc'],
  ['HSC', '१२वी बारावी एचएससी'],
  ['SSC', 'ssc 10 10th x matric'],
  ['SSC', '१०वी दहावी एसएससी'],
  ['BELOW_SSC', '4th 5th 6th 7th 8th 9th'],
  ['BELOW_SSC', '४थी ५वी ६वी ७वी ८वी ९वी चौथी पाचवी सहावी सातवी आठवी नववी'],
]
const courses = groups.flatMap(([group, names]) =>
  plainDigits(names)
    .split(' ')
    .map(name => ({ group, name })),
)

/** The letters of a degree that people write apart: B. Com., M B A, एम. ए. */
const isLetterApart = (word: string) => /^(?:[a-z]|ph|ll|बी|एम|डी|सी|एल|एच|पी|पीएच|ए|ई)$/.test(word)

/** The words of an education without dots, letters written apart put together: `B.E. Computer` is `be` and `computer`. */
function coursesIn(education: string): string[] {
  const words = plainDigits(education)
    .toLowerCase()
    // A word that follows a degree without a space, as in B.E.Computer, is one of its own.
    .replace(/\.(?=\p{L}{6})/gu, '. ')
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(word => word !== '')
  const whole: string[] = []
  let begun = ''
  for (const word of words) {
    if (isLetterApart(word)) begun += word
    else {
      whole.push(begun + word, ...(begun ? [begun, word] : []))
      begun = ''
    }
  }
  return begun ? [...whole, begun] : whole
}

/** MS and CS are degrees of two kinds: what stands beside them tells which, or nobody can. */
function groupOfTwoMeanings(has: (group: string) => boolean, words: readonly string[]): string | null {
  if (words.includes('ms') || words.includes('एमएस')) {
    if (has('MEDICAL')) return 'PG_MEDICAL'
    if (has('ENGINEERING') || words.includes('computer')) return 'PG_ENGINEERING'
  }
  if (
    (words.includes('cs') || words.includes('सीएस')) &&
    (words.length === 1 || has('COMMERCE') || words.includes('mcom'))
  )
    return 'CA_CS'
  return null
}

/** The code of the group of an education that a family has typed, or null where its words do not tell. */
export function educationGroupOf(education: string): string | null {
  const words = coursesIn(education)
  const isNamed = ({ name }: { name: string }) =>
    name.endsWith('*') ? words.some(word => word.startsWith(name.slice(0, -1))) : words.includes(name)
  const has = (group: string) => courses.some(course => course.group === group && isNamed(course))
  return groupOfTwoMeanings(has, words) ?? courses.find(isNamed)?.group ?? null
}
