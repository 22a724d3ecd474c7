import { type Candidate, candidatesOf, titled } from './candidates.ts'
import { type HabitName, habits } from './habits/all.ts'
import { looseStatus } from './habits/answers.ts'
import { addressesIn, numbersIn } from './habits/contacts.ts'
import { gendersInHeadings } from './habits/gender.ts'
import { readLooseHeight } from './habits/height.ts'
import { readName } from './habits/name.ts'
import { atResidence, readLoosePlace } from './habits/places.ts'
import { countedSiblings } from './habits/siblings.ts'
import { genderOfName, isGiven, mayBeSurname } from './habits/surnames.ts'
import { bareBirthPlaces } from './habits/texts.ts'
import { type LabelledValue, labelledValues } from './labelled-values.ts'
import { isLegacyFont } from './legacy-fonts.ts'
import { findName, indexNames } from './names.ts'
import { longestBiodata, plainText } from './plain-text.ts'
import { isProse, readProse } from './prose.ts'
import { type Piece, partOf, type Reading } from './reading.ts'
import { straightened } from './straighten.ts'
import { wordKey, wordsOf } from './words.ts'

type BiodataRefused = 'empty' | 'tooLong' | 'legacyFont'
export interface ReadBiodata {
  readings: Reading[]
  /** Where the text says something that was not understood, or that no field asks for. */
  left: { start: number; end: number }[]
  /** Two of a family in one text: until somebody says which of them is meant, nothing is read. */
  candidates: Candidate[]
}

const labels = {
  index: indexNames(Object.entries(habits).map(([kind, habit]) => [kind as HabitName, habit.labels] as const)),
  alsoValues: new Set(['business', 'service', 'job', 'farm', 'नोकरी', 'व्यवसाय', 'शेती', 'nokri', 'vyavsay', 'sheti']),
  inRunningText: new Set<HabitName>(['raas', 'nakshatra', 'charan', 'gan', 'nadi', 'bloodGroup']),
  onlyMarked: new Set<string>([...habits.talukaOf.labels, ...habits.districtOf.labels]),
}
const relatives: readonly HabitName[] = ['father', 'mother', 'brothers', 'sisters', 'mama', 'siblings']
const isRelative = (kind: HabitName | undefined): boolean => kind !== undefined && relatives.includes(kind)
/** Behind a relative these may tell of the relative. */
const ofAnyone: readonly HabitName[] = ['occupation', 'education', 'workPlace', 'income', 'birthDate', 'height']
/** These are taken as they stand, so that only the label says what they are. */
const takenAsTheyStand: readonly HabitName[] = [
  ...(['name', 'birthPlace', 'education', 'occupation', 'workPlace', 'gotra', 'devak', 'kuldaivat'] as const),
  ...(['fatherOccupation', 'motherOccupation', 'mama', 'nativePlace', 'residence'] as const),
]
/** Behind the mother's brother, a village may be his. */
const bareVillage: readonly string[] = ['गाव', 'village', 'gaon', 'gav']
/** What ends the expectations. */
const afterExpectations: readonly HabitName[] = [
  'contact',
  'residence',
  'heading',
  'father',
  'mother',
  'mama',
  'nativePlace',
]

/** Reads a biodata that a family pasted. Nothing is guessed: what could be read otherwise is not sure. */
export function readBiodata(source: string): ReadBiodata | BiodataRefused {
  if (source.length > longestBiodata) return 'tooLong'
  const plain = plainText(source)
  if (!/[\p{L}\p{N}]/u.test(plain)) return 'empty'
  if (isLegacyFont(source)) return 'legacyFont'
  const text = straightened({ raw: source, plain }, labels)
  const { values, unlabelled } = labelledValues(text.raw, text.plain, labels)
  const candidates = candidatesOf(source, values, unlabelled)
  if (candidates.length > 0) return { readings: [], left: [], candidates }
  const own = ownValues(values)
  const whole: Piece = { ...text, start: 0 }
  const read = [...readValues(values, own, whole), ...unlabelled.flatMap(readUnlabelled)]
  const found = [
    ...read,
    ...(read.some(({ field }) => field === 'firstName') ? [] : unlabelledName(unlabelled, values)),
    ...addressesIn(whole),
    ...numbersIn(whole),
  ]
  const lines = [...unlabelled, ...headings(values, whole)].filter(line => line.plain.length <= longestLine)
  const readings = withGender(withNameOrder(onePerField([...found, ...genderOf(found, lines)]), values))
  readings.sort((one, other) => one.start - other.start)
  return { readings, left: leftOver(values, unlabelled, readings), candidates }
}

/** The values that are the candidate's: what stands behind the expectations tells of the other side. */
function ownValues(values: readonly LabelledValue<HabitName>[]): ReadonlySet<LabelledValue<HabitName>> {
  let isHoped = false
  return new Set(
    values.filter(({ kind }) => {
      if (kind === 'expectations') isHoped = true
      else if (afterExpectations.includes(kind)) isHoped = false
      return !isHoped
    }),
  )
}

function readValues(
  values: readonly LabelledValue<HabitName>[],
  own: ReadonlySet<LabelledValue<HabitName>>,
  whole: Piece,
): Reading[] {
  // A label that no colon parts from its value is one where the whole text is written so.
  const isWrittenPlainly = values.filter(({ isParted }) => !isParted).length >= 3
  /** The label before it: in a text of two columns, the one above it in its own. */
  const kindBefore = (at: number) => {
    const line = values[at]?.line
    const isFirst = values[at - 1]?.line !== line
    const columns = values.filter(one => one.line === values[at - 1]?.line).length
    return isFirst && columns > 1 && values[at + 1]?.line === line ? values[at - columns]?.kind : values[at - 1]?.kind
  }
  const hasOwnOccupation = values.some(({ kind }, at) => kind === 'occupation' && !isRelative(kindBefore(at)))
  return values.flatMap((value, at) => {
    if (!own.has(value)) return []
    const { kind, label, isParted } = value
    const before = kindBefore(at)
    const piece = withoutUnknownLabel(partOf(value.value, 0, Math.min(value.value.plain.length, longestValue)), kind)
    // A second occupation, behind a parent, is the parent's.
    if (kind === 'occupation' && hasOwnOccupation && (before === 'father' || before === 'mother'))
      return habits[`${before}Occupation`].read(piece, label)
    const mayBeOther =
      (isRelative(before) && ofAnyone.includes(kind)) ||
      (before === 'mama' && kind === 'nativePlace' && bareVillage.includes(label) && !tellsPlace(values[at - 1]))
    const isOfBirth = before === 'birthDate' || before === 'birthTime'
    if (kind === 'talukaOf' || kind === 'districtOf') {
      const place = values.slice(0, at).findLast(one => one.kind === 'nativePlace' || one.kind === 'residence')
      const read = habits[kind].read(piece, label)
      return place?.kind === 'residence'
        ? read.map(one => ({ ...one, field: atResidence[one.field] ?? one.field }))
        : read
    }
    const isBare = kind === 'birthPlace' && bareBirthPlaces.includes(label) && !isOfBirth
    const isLabel = isParted || isWrittenPlainly || !takenAsTheyStand.includes(kind)
    const read = habits[kind].read(piece, label)
    const isCounted = read.length === 0 && (kind === 'brothers' || kind === 'sisters')
    const found = isCounted ? countedSiblings(fromCount(value, whole)) : [...read, ...statusBehind(value)]
    return found.map(reading => ({ ...reading, isSure: reading.isSure && isLabel && !mayBeOther && !isBare }))
  })
}

/** A value ends where a column, or a label that nobody knows, begins: "Engineer, Manglik dosha : no". */
function withoutUnknownLabel(piece: Piece, kind: HabitName): Piece {
  if (!takenAsTheyStand.includes(kind)) return piece
  const column = piece.plain.search(/[\t|]|\s{4}/)
  const part = column > 0 ? partOf(piece, 0, column) : piece
  const label = /[,;.\n]\s*[\p{L}\p{M}\ue000 .']{2,30}:(?=\D|$)/u.exec(part.plain)
  return label && label.index > 1 ? partOf(part, 0, label.index) : part
}

/** Behind one of these a state of marriage may stand without a label, and tells of the candidate. */
const besideStatus: readonly HabitName[] = [
  'name',
  'gender',
  'birthDate',
  'birthTime',
  'birthPlace',
  'height',
  'bloodGroup',
]
const statusBehind = ({ kind, value }: LabelledValue<HabitName>): Reading[] =>
  besideStatus.includes(kind) || kind === 'unasked' ? looseStatus(value) : []

/** Whether the place of the mother's brother is known, so that the village in the next line is not his. */
const tellsPlace = (mama: LabelledValue<HabitName> | undefined): boolean =>
  mama !== undefined && habits.mama.read(mama.value, mama.label).some(({ field }) => field === 'mamaPlace')

/** A label with the word before it, which may be the count: 2 brothers, married. */
function fromCount({ start, label }: LabelledValue<HabitName>, { raw, plain }: Piece): Piece {
  const lineStart = plain.lastIndexOf('\n', start - 1) + 1
  const [from, to] = [Math.max(lineStart, start - longestCount), start + label.length]
  return { raw: raw.slice(from, to), plain: plain.slice(from, to), start: from }
}

/** Longer lines are prose, and longer values hold more than the value. */
const longestLine = 120
const longestCount = 8
const longestValue = 300

function readUnlabelled(piece: Piece): Reading[] {
  if (isProse(piece.plain)) return readProse(piece)
  if (piece.plain.length > longestLine) return []
  const title = titled.exec(piece.plain)
  if (title)
    return readName(partOf(piece, title[0].length, piece.plain.length)).map(one => ({
      ...one,
      isSure: one.isSure && !/^(?:dr|डॉ)/.test(piece.plain),
    }))
  return [...readLooseHeight(piece), ...looseStatus(piece), ...countedSiblings(piece), ...readLoosePlace(piece)]
}

/** A name without a label: a line whose last words the father bears too, or whose words are all known for names. */
function unlabelledName(unlabelled: readonly Piece[], values: readonly LabelledValue<HabitName>[]): Reading[] {
  const father = values.find(({ kind }) => kind === 'father')
  const ofFather = wordsOf(father?.value.plain ?? '').map(({ key }) => key)
  for (const line of unlabelled.filter(({ plain }) => plain.length < 60)) {
    const words = wordsOf(line.plain).map(({ key }) => key)
    const isHis = words.length === 3 && words.slice(1).every(key => ofFather.includes(key))
    const isKnown =
      words.length === 3 && isGiven(words[0] ?? '') && isGiven(words[1] ?? '') && mayBeSurname(words[2] ?? '')
    if (isHis || isKnown) return readName(line).map(one => ({ ...one, isSure: true }))
  }
  return []
}

/** The lines that are headings, whole. */
const headings = (values: readonly LabelledValue<HabitName>[], { raw, plain }: Piece): Piece[] =>
  values.flatMap(({ kind, start, line: at }, nth) => {
    if (kind !== 'heading' || values[nth - 1]?.line === at) return []
    const end = plain.indexOf('\n', start)
    const line = [start, end < 0 ? plain.length : end] as const
    return [{ raw: raw.slice(...line), plain: plain.slice(...line), start }]
  })

/** Headings say whose biodata it is, where neither a label nor a title does. */
function genderOf(found: readonly Reading[], lines: readonly Piece[]): Reading[] {
  if (found.some(({ field }) => field === 'gender')) return []
  const signs = lines.flatMap(piece => {
    // A group for both: वधू-वर सूचक.
    if (/(?:वधू|vadhu|bride)[\s/&-]{0,3}(?:वर|var|groom)/.test(piece.plain)) return []
    const sign = findName(piece.plain, gendersInHeadings)
    return sign
      ? [
          {
            field: 'gender' as const,
            value: sign.value,
            start: piece.start + sign.start,
            end: piece.start + sign.end,
            isSure: true,
          },
        ]
      : []
  })
  const isOne = new Set(signs.map(({ value }) => value)).size === 1
  return signs.slice(0, 1).map(sign => ({ ...sign, isSure: isOne }))
}

/** Where nothing else says it, a name that only men or only women bear does. */
function withGender(readings: Reading[]): Reading[] {
  const name = readings.find(({ field, isSure }) => field === 'firstName' && isSure)
  const gender = readings.find(({ field }) => field === 'gender')
  const named = name && genderOfName(name.value)
  if (gender && gender.value === named) gender.isSure = true
  return name && named && !gender ? [...readings, { ...name, field: 'gender', value: named }] : readings
}

const mostContacts = 10

/**
 * One reading of each field. A sure one stands before what was doubtful; if two sure ones differ, the first is asked. Every number
 * and address is kept.
 */
function onePerField(found: readonly Reading[]): Reading[] {
  const byField = new Map<Reading['field'], Reading[]>()
  for (const reading of found) byField.set(reading.field, [...(byField.get(reading.field) ?? []), reading])
  return [...byField].flatMap(([field, readings]) => {
    if (field === 'mobile' || field === 'email') return onePerValue(readings).slice(0, mostContacts)
    const sure = readings.filter(({ isSure }) => isSure)
    const [best] = sure.length > 0 ? sure : readings
    return best ? [{ ...best, isSure: onePerValue(sure).length === 1 }] : []
  })
}

const onePerValue = (readings: readonly Reading[]): Reading[] =>
  [...new Map([...readings].reverse().map(reading => [reading.value, reading])).values()].reverse()

/** The father's name shows which word is the surname: रुतुजा सुरेश पाटील is a daughter of सुरेश रामचंद्र पाटील. */
function withNameOrder(readings: Reading[], values: readonly LabelledValue<HabitName>[]): Reading[] {
  const of = (field: Reading['field']) => readings.find(reading => reading.field === field)
  const [first, middle, last] = [of('firstName'), of('middleName'), of('lastName')]
  const father = values.find(({ kind }) => kind === 'father')
  if (!first || !last || !father || first.isSure) return readings
  const words = wordsOf(father.value.plain.split(/[(,-]/)[0] ?? '').map(({ key }) => key)
  const isOf = (reading: Reading) => words.includes(wordKey(reading.value))
  if (isOf(last) && !isOf(first)) for (const one of [first, middle, last]) if (one) one.isSure = true
  if (isOf(first) && !isOf(last) && middle) {
    // The surname stands first, and the father's name last.
    ;[first.value, middle.value, last.value] = [middle.value, last.value, first.value]
    for (const one of [first, middle, last]) one.isSure = true
  }
  return readings
}

function leftOver(
  values: readonly LabelledValue<HabitName>[],
  unlabelled: readonly Piece[],
  readings: readonly Reading[],
) {
  const isRead = (start: number, end: number) => readings.some(reading => reading.start < end && reading.end > start)
  return [
    ...values
      .filter(({ kind }) => kind !== 'heading')
      .map(({ start, value }) => ({ start, end: value.start + value.plain.length })),
    ...unlabelled.map(({ start, plain }) => ({ start, end: start + plain.length })),
  ]
    .filter(({ start, end }) => end > start && !isRead(start, end))
    .sort((one, other) => one.start - other.start)
}
