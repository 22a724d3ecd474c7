import { type Bilingual, bilingual } from '#domain/words/bilingual.ts'
import { bhakootDosh } from './kootas/bhakoot.ts'
import { gan } from './kootas/gan.ts'
import { lordOf, lordsAreFriends, maitri } from './kootas/maitri.ts'
import { nadi } from './kootas/nadi.ts'
import { varna, varnaRank } from './kootas/varna.ts'
import { type Lord, lordName, type Varna } from './names.ts'
import { type NoteCode, noteWords } from './words.ts'
import type { ZodiacPlace } from './zodiac.ts'

/** A note adds no points. The large sites give none for these exceptions either. */
export interface Note {
  readonly code: NoteCode
  readonly text: Bilingual
}

/** One side of the pair. `possible` has several charans when the charan is missing. */
export interface Side {
  readonly place: ZodiacPlace
  readonly possible: readonly ZodiacPlace[]
}

/**
 * A raas lord has a varna of its own. When the groom's raas has the lower varna, a lord of higher varna is considered
 * to make up for it.
 */
const varnaOfLord: Record<Lord, Varna> = {
  GURU: 'BRAHMIN',
  SHUKRA: 'BRAHMIN',
  RAVI: 'KSHATRIYA',
  MANGAL: 'KSHATRIYA',
  CHANDRA: 'VAISHYA',
  BUDH: 'SHUDRA',
  SHANI: 'SHUDRA',
}

function nadiNotes(bride: Side, groom: Side): NoteCode[] {
  if (nadi.points(bride.place, groom.place) > 0) return []
  const sameNakshatra = bride.place.nakshatra === groom.place.nakshatra
  const sameRaas = bride.place.raas === groom.place.raas
  const charansDiffer = !bride.possible.some(hers => groom.possible.some(his => his.charan === hers.charan))
  const codes: NoteCode[] = []
  if (sameNakshatra && charansDiffer) codes.push('nadi_parihar_charan')
  if (sameRaas && !sameNakshatra) codes.push('nadi_parihar_nakshatra')
  if (sameNakshatra && !sameRaas) codes.push('nadi_parihar_raas')
  return codes
}

function bhakootNotes(bride: ZodiacPlace, groom: ZodiacPlace): NoteCode[] {
  const dosh = bhakootDosh(bride, groom)
  if (!dosh) return []
  const [hers, his] = [lordOf[bride.raas], lordOf[groom.raas]]
  const codes: NoteCode[] = []
  if (hers === his) codes.push('bhakoot_parihar_same_lord')
  if (lordsAreFriends(hers, his)) codes.push('bhakoot_parihar_friends')
  if (dosh === 'shadashtak') codes.push(maitri.points(bride, groom) >= 4 ? 'preeti_shadashtak' : 'mrutyu_shadashtak')
  return codes
}

function codesOf(bride: Side, groom: Side): NoteCode[] {
  const [hers, his] = [bride.place, groom.place]
  const rankOfLord = (place: ZodiacPlace) => varnaRank[varnaOfLord[lordOf[place.raas]]]
  const codes: NoteCode[] = []
  if (varna.points(hers, his) === 0 && rankOfLord(his) > rankOfLord(hers)) codes.push('varna_parihar')
  if (gan.points(hers, his) <= 1 && maitri.points(hers, his) >= 4) codes.push('gan_parihar')
  return [...codes, ...bhakootNotes(hers, his), ...nadiNotes(bride, groom)]
}

export const notesOn = (bride: Side, groom: Side): Note[] =>
  codesOf(bride, groom).map(code => ({
    code,
    text: bilingual(language =>
      noteWords(language)[code](
        lordName[lordOf[bride.place.raas]][language],
        lordName[lordOf[groom.place.raas]][language],
      ),
    ),
  }))
