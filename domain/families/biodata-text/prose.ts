import { habits } from './habits/all.ts'
import { looseStatus } from './habits/answers.ts'
import { findDay } from './habits/birth-date.ts'
import { readBirthTime } from './habits/birth-time.ts'
import { readHeight } from './habits/height.ts'
import { readName } from './habits/name.ts'
import { isWorkWord } from './habits/parents.ts'
import { countedSiblings } from './habits/siblings.ts'
import { asText, type BiodataField, type Piece, partOf, type Reading, readAs } from './reading.ts'

const shortest = 150
const verbs =
  /(?:^|[\s,])(?:is|are|was|has|have|works?|working|looking|seeks?|wanted|invited|required|our|my|आहेत?|असून|झाला|झाली|झालंय|केले|करतो|करते|पाहत|बघतोय|पाहिजे|हवा|हवी|माझ[ीाे]|माझ्या|आमच[ीाे]|आमच्या)(?=[\s,.:;]|$)/g

/** Whether a line tells of somebody in sentences. In a line of labels a word of them stands only by chance. */
export const isProse = (plain: string): boolean =>
  plain.length >= shortest && (plain.match(/[:=]/g)?.length ?? 0) < 6 && (plain.match(verbs)?.length ?? 0) >= 2

const hoped =
  /looking for|seek|expect|prefer|should be|must be|desire|may also apply|no bar|please excuse|अपेक्ष|असाव[ाी]|असावं|हव[ाीे](?![\p{L}\p{M}])|चालेल|पाहिजे|क्षमस्व/u
const wanted =
  /^[^\p{L}]{0,4}(?:(?:(bride|girl|वधू)|(groom|boy|वर))s? (?:is )?(?:wanted|required|invited|sought|पाहिजे|हव[ाीे])|(?:wanted|required|seeking) (?:an? )?(?:suitable )?(?:(bride|girl)|(groom|boy))(?: for)?|(?:proposals?|alliance|match) (?:wanted|invited|required|sought) (?:for|from))/u
const endOfOwn = /(?:हि|ह्या|या|मुली|मुला)(?:च्या)?साठी|\sseeks?\s|\sseeking\s|\slooking for\s|\sdesires?\s|\swants\s/
/** A full stop ends a sentence behind a word, and not behind the letters of a degree or a title. */
const sentenceEnd = /(?<=[\s(][\p{L}\p{M}]{4,}|\d|\))(?<!श्री|shri|prof|सायं)[.](?=\s|$)|[।!?\n]/gu

function sentencesOf(piece: Piece): Piece[] {
  const ends = [...piece.plain.matchAll(sentenceEnd)].map(({ index }) => index)
  return [-1, ...ends].map((before, nth) => partOf(piece, before + 1, ends[nth] ?? piece.plain.length))
}

const relation =
  /(?:^|[\s,])(?:my|our|for|माझ(?:ी|ा|े|्या)|आमच(?:ी|ा|े|्या))\s+(?:(?:my|our|elder|younger|eldest|youngest|only|dear|beloved|loving|cousin|मोठ[ीा]|मोठ्या|लहान|धाकट[ीा]|एकुलत[ीा]|एक)\s+){0,3}(?:(daughter|sister|niece|मुलगी|मुली|बहीण|बहिणी|पुतणी|भाची|कन्ये|कन्या|नात)|(son|brother|nephew|मुलगा|मुला|भाऊ|भावा|पुतण्या|पुतण|भाचा|भाच्या|चिरंजीव|नातू))(?:साठी|च्यासाठी|चे|चा|ची|ला|'s)?(?:,|\s+(?:named|is|name is|म्हणजेच|नामे|नाव))?\s+/u
const afterName = /^(?:हि|ही|हा|या|यां|ह्या|is|was|she|he|who|born|aged|and|,|\.|असून|आहे)/

function nameIn(sentence: Piece): Reading[] {
  const told = relation.exec(sentence.plain)
  if (!told) return []
  const behind = partOf(
    sentence,
    told.index + told[0].length,
    Math.min(sentence.plain.length, told.index + told[0].length + 60),
  )
  const gender = readAs('gender', partOf(sentence, told.index, told.index + told[0].length), told[1] ? 'F' : 'M')
  const words = [...behind.plain.matchAll(/[\p{L}\p{M}\ue000.]+/gu)]
  const isLatin = /^[a-z]/.test(behind.plain)
  const end = words.findIndex(
    ({ 0: word, index }) => afterName.test(word) || (isLatin && !/^\p{Lu}/u.test(behind.raw.slice(index))),
  )
  const last = words[(end < 0 ? Math.min(words.length, 4) : end) - 1]
  if (!last || end > 4) return [gender]
  const name = readName(partOf(behind, 0, last.index + last[0].length))
  return name.length > 0 ? [gender, ...name.filter(({ field }) => field !== 'gender')] : [gender]
}

const pronouns = [
  ['F', /(?:^|\s)(?:she|her|ती|तिचा|तिची|तिचे|तिने|तिला|हिचा|हिची|हिच्या)(?=[\s,.])/],
  ['M', /(?:^|\s)(?:he|his|him|तो|त्याचा|त्याची|त्याचे|त्याने|त्याला|याचा|याची|याच्या)(?=[\s,.])/],
] as const

/** What stands where a pattern says `v`. */
function told(sentence: Piece, pattern: RegExp): Piece | null {
  const match = new RegExp(pattern, `${pattern.flags.replace('d', '')}d`).exec(sentence.plain)
  const at = match?.indices?.groups?.v
  return at ? partOf(sentence, at[0], at[1]) : null
}
const longestTold = 60
const asTold = (field: BiodataField, piece: Piece | null, isSure = true): Reading[] =>
  piece && piece.plain.length > 1
    ? [readAs(field, piece, asText(piece), isSure && piece.plain.length <= longestTold)]
    : []

const learnt = [
  /(?:has|have|had)\s+(?:done|completed|studied|finished|passed)\s+(?:his\s+|her\s+)?(?<v>.+?)(?=\s+(?:from|at|and (?:is|works?|working|has|currently|now)|in (?:19|20)\d\d)(?:\s|$)|[,;]|$)/,
  /(?:तिने|त्याने|हिने|याने)\s+(?<v>.+?)\s+(?:केले|केलं|पूर्ण|शिक्षण)/,
  /शिक्षण\s+(?<v>.+?)\s+(?:झाल|झालं|केले|पूर्ण|आहे|असून)/,
]
const worked = [
  /work(?:s|ing)?\s+as\s+(?:an?\s+)?(?<v>.+?)(?=\s+in\s|\s+since|,?\s+earning|\s+and\s|\s+with an?\s|[,;]|$)/,
  /(?:येथे|मध्ये|या ठिकाणी)\s+(?<v>.+?)\s+(?:म्हणून|या पदावर|पदावर)/,
]
const fatherIs = [
  /father\s+(?:is|was|has|works as)\s+(?:an?\s+|the\s+)?(?<v>.+?)(?=\s+and\s|\s+who\s|[,;]|$)/,
  /मी\s+(?:स्वतः\s+)?(?<v>.+?)\s+आहे (?:व|आणि) माझी पत्नी/,
  /वडील\s+(?<v>.+?)\s+(?:आहेत|असून|होते|म्हणून)/,
]
const motherIs = [
  /mother\s+(?:is|was|has|works as)\s+(?:an?\s+|the\s+)?(?<v>.+?)(?=\s+and\s|\s+who\s|[,;]|$)/,
  /माझी पत्नी\s+(?<v>.+?)\s+आहे/,
  /आई\s+(?<v>.+?)\s+(?:आहे|असून|होती)/,
]
const comesFrom =
  /(?:native(?: place| village| of)?|hails? from|belongs? to|originally from|मूळ ?गाव|मूळचे)\s+(?:is\s+|of\s+|in\s+)?(?<v>.+?)(?=\s+where|\s+with|\s+and\s|\s+येथ|\s+आहे|$)/
const earns =
  /(?:earn(?:s|ing)?|income|salary|package|ctc|पगार|उत्पन्न|पॅकेज|वेतन|वार्षिक)(?:\s+(?:of|is|around|about|साधारण|सुमारे))*\s+(?<v>.{1,40}?)(?=\s+(?:आहे|असून|निघत|मिळत|and)|[.;]|$)/
const incomeBefore = /(?:वर्षाला|महिन्याला)\s+(?:साधारण\s+|सुमारे\s+)?(?<v>.{1,30}?)\s+(?:उत्पन्न|पगार)/

const stars = ['raas', 'nakshatra', 'charan', 'gan', 'nadi', 'mangal', 'bloodGroup'] as const
const starPatterns = stars.map(
  kind =>
    [
      kind,
      new RegExp(`(?:^|[\\s,])(?:${habits[kind].labels.join('|')})\\s+(?:is\\s+|आहे\\s+|:?\\s*)(?<v>[^,.;]{1,25})`),
    ] as const,
)

const heights =
  /(?<![\d.])[4-6] ?(?:'|ft|feet|foot|फूट|फुट)[. ]{0,2}(?:\d{1,2}(?!\d))?(?: ?(?:"|''|inch(?:es)?|इंच))?|(?<!\d)(?:1[3-9]\d) ?(?:cms?|सेमी|से\.? ?मी)/g
const placeBehindDay =
  /^(?:रोजी|ला|,|at|in|\s)*\s*(?<v>[\p{L}\p{M}\ue000]+)(?=\s+(?:येथे|मध्ये|या ठिकाणी|इथे)|\s+(?:and|at|in|on)\s|[.,]|$)/u
const timeOfDay =
  /(?:पहाटे|सकाळी|दुपारी|सायंकाळी|संध्याकाळी|रात्री|रात्रौ)\s*\d{1,2}(?:[^,]{0,24}मि[^\s,]*|[.:]\d{2})?|\d{1,2}[.:]\d{2} ?[ap]\.? ?m/

function bornIn(sentence: Piece): Reading[] {
  const start = sentence.plain.search(/born|जन्म/)
  const behind = start < 0 ? null : partOf(sentence, start, sentence.plain.length)
  const day = behind && findDay(behind)
  if (!behind || !day) return []
  const after = partOf(behind, day.at.start - behind.start + day.at.plain.length, behind.plain.length)
  const place = told(after, placeBehindDay)
  const isPlace =
    place !== null && !timeOfDay.test(place.plain) && (/^[^a-z]/.test(place.plain) || /^\p{Lu}/u.test(place.raw))
  const time = timeOfDay.exec(after.plain)
  return [
    readAs('birthDate', day.at, day.day),
    ...(isPlace ? asTold('birthPlace', place) : []),
    ...(time ? readBirthTime(partOf(after, time.index, time.index + time[0].length)) : []),
  ]
}

const firstOf = (sentence: Piece, patterns: readonly RegExp[]): Piece | null =>
  patterns.map(pattern => told(sentence, pattern)).find(piece => piece !== null) ?? null

const wholeStatus =
  /first marriage|never married|(?<![\p{L}\p{M}])unmarried|legally divorced(?: \([^)]*\))?|कायदेशीर घटस्फोट झाल(?:ेला|ा)|(?<![\p{L}\p{M}])अविवाहित/u

const none = [
  ['brothers', /(?:भाऊ|बंधू) नाही/],
  ['sisters', /बहीण नाही/],
] as const

function ofSentence(sentence: Piece): Reading[] {
  const job = firstOf(sentence, worked)
  const behindJob = job ? partOf(sentence, job.start - sentence.start + job.plain.length, sentence.plain.length) : null
  const jobPlace = behindJob && told(behindJob, /^in\s+(?<v>[a-z]+)(?=[,.]|\s+(?:and|earning|since|with)|$)/)
  const placeOfJob = told(sentence, /(?<v>[\p{L}\p{M}]+)\s+येथे\s+[^,.]{3,60}\s+(?:म्हणून|पदावर|नोकरी)/u)
  const isIt = told(sentence, /(?:^|\s)(?:तो|ती)\s+(?<v>[^,]{3,40}?)\s+आहे/)
  const [father, mother] = [firstOf(sentence, fatherIs), firstOf(sentence, motherIs)]
  const pay = told(sentence, incomeBefore) ?? told(sentence, earns)
  const native = told(sentence, comesFrom)
  const mama = told(sentence, /मामा\s+(?:श्री\.?\s+)?(?<v>[\p{L}\p{M}]+(?:\s+[\p{L}\p{M}]+)?)(?=\s+(?:हे|यां)|,|$)/u)
  const status = wholeStatus.exec(sentence.plain)
  return [
    ...bornIn(sentence),
    ...asTold('education', firstOf(sentence, learnt)),
    // "in Pune" is the place, and "in TCS" a firm.
    ...asTold('occupation', job),
    ...asTold('workPlace', placeOfJob),
    ...asTold('workPlace', jobPlace, job !== null && /\sat\s/.test(job.plain)),
    ...(isIt && isWorkWord(isIt.plain) && !/भाऊ|बहीण|वडील|मामा/.test(sentence.plain) ? asTold('occupation', isIt) : []),
    ...(father ? asTold('fatherOccupation', father, isWorkWord(father.plain)) : []),
    ...(mother ? asTold('motherOccupation', mother, isWorkWord(mother.plain)) : []),
    ...(pay
      ? habits.income.read(pay, /मासिक|महिन्याला|दरमहा/.test(sentence.plain) ? 'मासिक पगार' : 'वार्षिक उत्पन्न')
      : []),
    ...(native ? habits.nativePlace.read(native, '') : []),
    ...(mama ? habits.mama.read(mama, 'मामा') : []),
    ...(status ? looseStatus(partOf(sentence, status.index, status.index + status[0].length)) : []),
    ...countedSiblings(sentence),
    ...none.flatMap(([field, pattern]) => {
      const match = pattern.exec(sentence.plain)
      return match ? [readAs(field, partOf(sentence, match.index, match.index + match[0].length), '0')] : []
    }),
    ...starPatterns.flatMap(([kind, pattern]) => {
      const value = told(sentence, pattern)
      return value ? habits[kind].read(value, '') : []
    }),
  ]
}

const degree =
  /^(?:[bm]\.? ?(?:a|e|s|d|sc|com|tech|ed|pharm|arch|des|lib|c\.?a|b\.?a|b\.?b\.?s|p\.?ed)(?![a-z])|[bm]?\.?d\.?(?![a-z])|mbbs|b\.?[ahd]\.?m?\.?s|ph\.? ?d|c\.?a(?![a-z])|c\.?s(?![a-z])|ll\.?[bm]|diploma|iti|graduate|post graduate|बी\.|एम\.|पीएच|पदवी|डिप्लोमा|सी\.ए)/

/** In an advertisement degrees stand between commas, and the work behind them. */
function advertisedWork(sentence: Piece): Reading[] {
  const parts = [...sentence.plain.matchAll(/(?:[^,;()]|\([^()]*\)?)+/g)].map(({ 0: part, index }) =>
    partOf(sentence, index, index + part.length),
  )
  const first = parts.findIndex(({ plain }) => degree.test(plain))
  const after = first < 0 ? -1 : parts.findIndex(({ plain }, nth) => nth > first && !degree.test(plain))
  const [begin, end, work] = [parts[first], parts[(after < 0 ? parts.length : after) - 1], parts[after]]
  const place =
    told(sentence, /(?<v>[\p{L}\p{M}]+) येथे (?:नोकरी|व्यवसाय|कार्यरत|सेवेत)/u) ??
    told(sentence, /(?:practi[sc]ing|working|posted|employed|service|job) (?:at|in) (?<v>[a-z]+)(?=[,.]|$)/)
  return [
    ...(begin && end
      ? asTold(
          'education',
          partOf(sentence, begin.start - sentence.start, end.start - sentence.start + end.plain.length),
        )
      : []),
    ...(work && isWorkWord(work.plain) ? asTold('occupation', work) : []),
    ...asTold('workPlace', place),
  ]
}

/** What sentences say of the candidate. What the family hopes for is left out, and what could be of somebody else is asked. */
export function readProse(piece: Piece): Reading[] {
  const advertised = wanted.exec(piece.plain)
  const start = advertised?.[0].length ?? 0
  const end = advertised ? piece.plain.slice(start).search(endOfOwn) : -1
  const whole = partOf(piece, start, end < 0 ? piece.plain.length : start + end)
  const sentences = sentencesOf(whole)
  const own = sentences.filter(({ plain }) => !hoped.test(plain))
  const named = sentences.flatMap(nameIn)
  const sought = (advertised?.[1] ?? advertised?.[3]) ? 'M' : (advertised?.[2] ?? advertised?.[4]) ? 'F' : null
  const spoken = pronouns.filter(([, word]) => own.some(({ plain }) => word.test(plain)))
  const gender =
    sought ?? (spoken.length === 1 && !named.some(({ field }) => field === 'gender') ? spoken[0]?.[0] : null)
  const tall = own.flatMap(sentence =>
    [...sentence.plain.matchAll(heights)].flatMap(({ 0: text, index }) =>
      readHeight(partOf(sentence, index, index + text.length)),
    ),
  )
  return [
    ...named,
    ...(gender ? [readAs('gender', partOf(piece, 0, Math.max(start, 1)), gender)] : []),
    ...tall,
    ...(advertised ? [...own.flatMap(looseStatus), ...own.flatMap(advertisedWork)] : []),
    ...own.flatMap(ofSentence),
  ]
}
