import { bilingual } from '#domain/words/bilingual.ts'
import { groupOf } from '../lookup.ts'
import { type Lord, lordName, type Raas } from '../names.ts'
import { dative, reasonWords } from '../reasons.ts'
import type { Koota } from './koota.ts'

export const lordOf = groupOf<Lord, Raas>(12, {
  RAVI: [5],
  CHANDRA: [4],
  MANGAL: [1, 8],
  BUDH: [3, 6],
  GURU: [9, 12],
  SHUKRA: [2, 7],
  SHANI: [10, 11],
})

type Regard = 'friend' | 'neutral' | 'enemy'

/** How each lord regards the others. A lord that is not listed is neutral. */
const regards: Record<Lord, { friends: readonly Lord[]; enemies: readonly Lord[] }> = {
  RAVI: { friends: ['CHANDRA', 'MANGAL', 'GURU'], enemies: ['SHUKRA', 'SHANI'] },
  CHANDRA: { friends: ['RAVI', 'BUDH'], enemies: [] },
  MANGAL: { friends: ['RAVI', 'CHANDRA', 'GURU'], enemies: ['BUDH'] },
  BUDH: { friends: ['RAVI', 'SHUKRA'], enemies: ['CHANDRA'] },
  GURU: { friends: ['RAVI', 'CHANDRA', 'MANGAL'], enemies: ['BUDH', 'SHUKRA'] },
  SHUKRA: { friends: ['BUDH', 'SHANI'], enemies: ['RAVI', 'CHANDRA'] },
  SHANI: { friends: ['BUDH', 'SHUKRA'], enemies: ['RAVI', 'CHANDRA', 'MANGAL'] },
}

function regardOf(from: Lord, to: Lord): Regard {
  if (regards[from].friends.includes(to)) return 'friend'
  return regards[from].enemies.includes(to) ? 'enemy' : 'neutral'
}

const points: Record<Regard, Record<Regard, number>> = {
  friend: { friend: 5, neutral: 4, enemy: 1 },
  neutral: { friend: 4, neutral: 3, enemy: 0.5 },
  enemy: { friend: 1, neutral: 0.5, enemy: 0 },
}

export const lordsAreFriends = (one: Lord, other: Lord): boolean =>
  one !== other && regardOf(one, other) === 'friend' && regardOf(other, one) === 'friend'

export const maitri: Koota = {
  max: 5,
  name: { en: 'Graha maitri', mr: 'ग्रहमैत्री' },
  points: (bride, groom) => {
    const [hers, his] = [lordOf[bride.raas], lordOf[groom.raas]]
    return hers === his ? 5 : points[regardOf(hers, his)][regardOf(his, hers)]
  },
  value: own => lordName[lordOf[own.raas]],
  reason: (bride, groom) =>
    bilingual(language => {
      const [hers, his] = [lordOf[bride.raas], lordOf[groom.raas]]
      const phrases = reasonWords(language)
      if (hers === his) return phrases.lordSame(lordName[hers][language])
      const [there, back] = [regardOf(hers, his), regardOf(his, hers)]
      const mutual = { friend: phrases.lordsFriends, neutral: phrases.lordsNeutral, enemy: phrases.lordsEnemies }
      if (there === back) return mutual[there](lordName[hers][language], lordName[his][language])
      const oneWay = { friend: phrases.lordFriend, neutral: phrases.lordNeutral, enemy: phrases.lordEnemy }
      const side = (from: Lord, to: Lord) => oneWay[regardOf(from, to)](dative[from][language], lordName[to][language])
      return phrases.lordsUneven(side(hers, his), side(his, hers))
    }),
}
