/** How Marathi writes the names of Latin letters: initials and short forms. */
const names = new Map(
  Object.entries({
    a: 'ए',
    b: 'बी',
    c: 'सी',
    d: 'डी',
    e: 'ई',
    f: 'एफ',
    g: 'जी',
    h: 'एच',
    i: 'आय',
    j: 'जे',
    k: 'के',
    l: 'एल',
    m: 'एम',
    n: 'एन',
    o: 'ओ',
    p: 'पी',
    q: 'क्यू',
    r: 'आर',
    s: 'एस',
    t: 'टी',
    u: 'यू',
    v: 'व्ही',
    w: 'डब्ल्यू',
    x: 'एक्स',
    y: 'वाय',
    z: 'झेड',
  }),
)
const letters = new Map(Array.from(names, ([letter, name]) => [name, letter]))

export const nameOfLetter = (letter: string): string => names.get(letter.toLowerCase()) ?? ''
export const letterNamed = (name: string): string | undefined => letters.get(name)
