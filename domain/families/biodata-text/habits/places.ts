import { asText, type BiodataField, type Habit, type Piece, partOf, type Reading, readAs } from '../reading.ts'

const post = /^(?:(?:मु\.? ?पो\.?|मु\.?|पो\.?|रा\.?|मुक्काम|at ?(?:&|and)? ?post|at\/post|a\/p|a\.p\.|at|r\/o)[\s.:-]+)+/
const taluka = /(?:^|[\s,;(])(?:ता(?:लुका)?|tal(?:uka)?|tq|taluk)[\s.:-]+/
const district = /(?:^|[\s,;(])(?:जि(?:ल्हा)?|dist(?:rict)?|dt|jilha)[\s.:-]+/
/** Parts of an address that are smaller than a village. */
const house =
  /\d|फ्लॅट|प्लॉट|रोड|रस्ता|गल्ली|सोसायटी|अपार्टमेंट|घर |सदन|निवास|बंगला|वाडा|flat|plot|room|house|bldg|building|apartment|apt|society|soc|chawl|wing|floor|lane|road|street|sector|near|opp|behind|residency|complex|park|heights|tower|colony|nagar/
const pinCode = /[\s-]*\d{3} ?\d{3}\.?$/

type Place = Record<'village' | 'taluka' | 'district', BiodataField>
const nativePlaces: Place = { village: 'nativeVillage', taluka: 'nativeTaluka', district: 'nativeDistrict' }
const residencePlaces: Place = { village: 'residenceVillage', taluka: 'residenceTaluka', district: 'residenceDistrict' }

/** The first name in a piece: what stands before a comma, a bracket or a number. */
function nameIn(piece: Piece): Piece {
  const end = piece.plain.search(/[,;()[\]\d|]/)
  return partOf(piece, 0, end < 0 ? piece.plain.length : end)
}

/** A village with its taluka and district: मु.पो. उंब्रज, ता. कराड, जि. सातारा. */
const readPlace =
  (fields: Place) =>
  (given: Piece): Reading[] => {
    const pin = pinCode.exec(given.plain)
    const piece = partOf(given, 0, pin?.index ?? given.plain.length)
    const [ofTaluka, ofDistrict] = [taluka.exec(piece.plain), district.exec(piece.plain)]
    const marks = [ofTaluka, ofDistrict].flatMap(mark => (mark ? [mark.index] : []))
    const read: Reading[] = []
    const isMarked = marks.length > 0
    const before = partOf(piece, 0, isMarked ? Math.min(...marks) : piece.plain.length)
    const pieces = [...before.plain.matchAll(/[^,;]+/g)]
    // The village stands last before the taluka; houses and streets stand before it.
    // Where nothing is marked, houses and streets stand first, and the district or city last.
    const places = isMarked ? pieces : pieces.filter(([text]) => !house.test(text))
    const at = isMarked ? places.at(-1) : places[0]
    if (at) {
      const place = partOf(before, at.index, at.index + at[0].length)
      const posted = post.exec(place.plain)
      const village = nameIn(partOf(place, posted?.[0].length ?? 0, place.plain.length))
      const isOne =
        (pieces.length === 1 || (isMarked && posted !== null)) && village.plain.length > 1 && village.plain.length <= 25
      if (/\p{L}/u.test(village.plain)) read.push(readAs(fields.village, village, asText(village), isOne))
    }
    const last = isMarked || places.length < 2 ? undefined : places.at(-1)
    if (last) {
      const named = nameIn(partOf(before, last.index, last.index + last[0].length))
      if (/\p{L}/u.test(named.plain)) read.push(readAs(fields.district, named, asText(named), false))
    }
    for (const [field, mark, other] of [
      [fields.taluka, ofTaluka, ofDistrict],
      [fields.district, ofDistrict, ofTaluka],
    ] as const)
      if (mark) {
        const end = other && other.index > mark.index ? other.index : piece.plain.length
        const name = nameIn(partOf(piece, mark.index + mark[0].length, end))
        const named = partOf(name, 0, /\.+$/.exec(name.plain)?.index ?? name.plain.length)
        if (/\p{L}/u.test(named.plain)) read.push(readAs(field, named, asText(named)))
      }
    return read
  }

/** What is read of the native place, of the residence. */
export const atResidence: Partial<Record<BiodataField, BiodataField>> = Object.fromEntries(
  (['village', 'taluka', 'district'] as const).map(part => [nativePlaces[part], residencePlaces[part]]),
)

const named = (field: BiodataField) => (piece: Piece) => {
  const name = nameIn(piece)
  return /\p{L}/u.test(name.plain) ? [readAs(field, name, asText(name))] : []
}
/** Parts of the place above them, or the native place. */
export const talukaOf: Habit = { labels: ['तालुका', 'taluka', 'tal', 'taluk'], read: named('nativeTaluka') }
export const districtOf: Habit = { labels: ['जिल्हा', 'district', 'dist'], read: named('nativeDistrict') }

/** A line of its own, without a label, that names taluka and district is where the family comes from, or where it lives. */
export const readLoosePlace = (piece: Piece): Reading[] =>
  taluka.test(piece.plain) && district.test(piece.plain)
    ? readPlace(nativePlaces)(piece).map(reading => ({ ...reading, isSure: false }))
    : []

export const nativePlace: Habit = {
  labels: [
    'मूळ गाव',
    'मूळगाव',
    'मूळ पत्ता',
    'मूळ ठिकाण',
    'गाव',
    'मूळ रहिवासी',
    'native place',
    'native',
    'native village',
    'native address',
    'hometown',
    'home town',
    'village',
    'mul gaon',
    'mul gav',
    'mulgaon',
    'mulgav',
    'gaon',
    'gav',
  ],
  read: readPlace(nativePlaces),
}

export const residence: Habit = {
  labels: [
    'पत्ता',
    'राहणार',
    'राहण्याचे ठिकाण',
    'निवासाचा पत्ता',
    'सध्याचा पत्ता',
    'घरचा पत्ता',
    'निवास',
    'वास्तव्य',
    'सध्या वास्तव्य',
    'सध्याचे वास्तव्य',
    'सध्या राहणार',
    'सध्या राहण्याचे ठिकाण',
    'address',
    'residence',
    'residential address',
    'present residence',
    'current residence',
    'residing at',
    'currently staying',
    'staying at',
    'lives in',
    'current address',
    'permanent address',
    'present address',
    'home address',
    'patta',
    'rahnar',
    'rahanar',
  ],
  read: readPlace(residencePlaces),
}
