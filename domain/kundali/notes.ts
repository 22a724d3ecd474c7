import { type Bilingual, bilingual } from '#domain/words/bilingual.ts'
import { bhakootDosh } from './kootas/bhakoot.ts'
import { gan } from './kootas/gan.ts'
import { lordOf, lordsAreFriends, maitri } from './kootas/maitri.ts'
import { nadi } from './kootas/nadi.ts'
import { varna, varnaRank } from './kootas/varna.ts'
import { type Lord, lordName, type Varna } from './names.ts'
import { type NoteCode, noteWords } from './words.ts'
import type { Place } from './zodiac.ts'

/** Shown, never scored: the large sites give no points back for these, and neither do we. */
export interface Note {
  readonly code: NoteCode
  readonly text: Bilingual
}

/** A side of the pair; `possible` has several charans where the charan is untold. */
export interface Side {
  readonly place: Place
  readonly possible: readonly Place[]
}

/**
 * The lords have a varna of their own, apart from that of the raas they rule. Where the groom's raas is the lower one,
 * his lord being above hers is held to make up for it.
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
  const found: NoteCode[] = []
  if (sameNakshatra && charansDiffer) found.push('nadi_parihar_charan')
  if (sameRaas && !sameNakshatra) found.push('nadi_parihar_nakshatra')
  if (sameNakshatra && !sameRaas) found.push('nadi_parihar_raas')
  return found
}

function bhakootNotes(bride: Place, groom: Place): NoteCode[] {
  const dosh = bhakootDosh(bride, groom)
  if (!dosh) return []
  const [hers, his] = [lordOf[bride.raas], lordOf[groom.raas]]
  const found: NoteCode[] = []
  if (hers === his) found.push('bhakoot_parihar_same_lord')
  if (lordsAreFriends(hers, his)) found.push('bhakoot_parihar_friends')
  if (dosh === 'shadashtak') found.push(maitri.points(bride, groom) >= 4 ? 'preeti_shadashtak' : 'mrutyu_shadashtak')
  return found
}

function codesOf(bride: Side, groom: Side): NoteCode[] {
  const [hers, his] = [bride.place, groom.place]
  const rankOfLord = (place: Place) => varnaRank[varnaOfLord[lordOf[place.raas]]]
  const found: NoteCode[] = []
  if (varna.points(hers, his) === 0 && rankOfLord(his) > rankOfLord(hers)) found.push('varna_parihar')
  if (gan.points(hers, his) <= 1 && maitri.points(hers, his) >= 4) found.push('gan_parihar')
  return [...found, ...bhakootNotes(hers, his), ...nadiNotes(bride, groom)]
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
