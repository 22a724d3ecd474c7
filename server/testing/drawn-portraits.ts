import sharp, { type Sharp } from 'sharp'
import { type RandomStream, randomStream } from '#server/demo/random.ts'

const [width, height] = [320, 400]
/** The size in which portraits are drawn; photographs are smaller, so that a thousand take a minute. */
const [canvas, tall] = [600, 750]
const skins = ['#f0c8a0', '#d9a77a', '#b98256', '#8d5b3a']
const hairs = ['#1a1310', '#2b1d16', '#4a4542', '#0d0d12']
const colour = (random: RandomStream) =>
  `hsl(${random.below(360)} ${random.between(20, 80)}% ${random.between(20, 75)}%)`

/** Where a photo was taken: a studio draws the same backdrop behind everybody. */
function drawPlace(random: RandomStream): string {
  const [top, bottom] = [colour(random), colour(random)]
  const things = Array.from({ length: random.between(0, 4) }, () => {
    const [x, y] = [random.below(canvas), random.below(tall)]
    return random.happens(0.5)
      ? `<rect x="${x}" y="${y}" width="${random.between(30, 220)}" height="${random.between(60, 420)}" fill="${colour(random)}"/>`
      : `<circle cx="${x}" cy="${y}" r="${random.between(20, 130)}" fill="${colour(random)}"/>`
  })
  return `<defs><linearGradient id="wall" x1="0" y1="0" x2="${random.next()}" y2="1"><stop offset="0" stop-color="${top}"/>
    <stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#wall)"/>${things.join('')}`
}

/** Head and shoulders, looking at the camera as in nearly every photo of a biodata. */
function drawPerson(random: RandomStream): string {
  const [skin, hair, dress] = [random.pick(skins), random.pick(hairs), colour(random)]
  const x = random.around(canvas / 2, 30)
  const y = random.around(290, 35)
  const face = random.around(115, 18)
  const long = face * (1.2 + random.next() * 0.25)
  const hairDown = random.happens(0.5) ? random.between(120, 330) : 0
  const shoulder = random.between(170, 290)
  const eyes = face * (0.38 + random.next() * 0.1)
  return `
    <ellipse cx="${x}" cy="${y - long * 0.12}" rx="${face * 1.18}" ry="${long * 1.12}" fill="${hair}"/>
    <rect x="${x - face * 1.18}" y="${y}" width="${face * 2.36}" height="${hairDown}" fill="${hair}"/>
    <ellipse cx="${x}" cy="${tall + 40}" rx="${shoulder}" ry="${tall - y - long * 0.75}" fill="${dress}"/>
    ${random.happens(0.6) ? `<path d="M${x - shoulder * 0.6} ${tall}L${x + shoulder * 0.5} ${y + long * 1.4}l60 20L${x - shoulder * 0.2} ${tall}z" fill="${colour(random)}"/>` : ''}
    <rect x="${x - face * 0.4}" y="${y + long * 0.7}" width="${face * 0.8}" height="${long * 0.6}" fill="${skin}"/>
    <ellipse cx="${x}" cy="${y}" rx="${face}" ry="${long}" fill="${skin}"/>
    <path d="M${x - face} ${y - long * 0.35}Q${x + random.between(-60, 60)} ${y - long * 1.5} ${x + face} ${y - long * 0.35}Q${x} ${y - long * (0.5 + random.next() * 0.5)} ${x - face} ${y - long * 0.35}" fill="${hair}"/>
    <g fill="#22160f"><ellipse cx="${x - eyes}" cy="${y - 8}" rx="15" ry="7"/><ellipse cx="${x + eyes}" cy="${y - 8}" rx="15" ry="7"/>
    <rect x="${x - eyes - 20}" y="${y - 38}" width="40" height="7"/><rect x="${x + eyes - 20}" y="${y - 38}" width="40" height="7"/></g>
    <ellipse cx="${x}" cy="${y + long * 0.55}" rx="${face * 0.32}" ry="${random.between(6, 14)}" fill="#8e3b34"/>
    ${random.happens(0.3) ? `<path d="M${x - face * 0.5} ${y + long * 0.35}q${face * 0.5} -22 ${face} 0v14q${-face * 0.5} -20 ${-face} 0z" fill="${hair}"/>` : ''}
    ${random.happens(0.5) ? `<circle cx="${x}" cy="${y - long * 0.42}" r="8" fill="#a3122a"/>` : ''}`
}

/** What a camera adds: light from one side, softness and noise. */
async function photograph(random: RandomStream, place: string, person: string): Promise<Sharp> {
  const light = `<rect width="100%" height="100%" fill="url(#light)"/><defs><linearGradient id="light" x1="${random.next()}"
    y1="${random.next()}" x2="${random.next()}" y2="${random.next()}"><stop offset="0" stop-color="#fff" stop-opacity="${0.3 * random.next()}"/>
    <stop offset="1" stop-color="#000" stop-opacity="${0.4 * random.next()}"/></linearGradient></defs>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 600 750">${place}${person}${light}</svg>`
  const pixels = await sharp(Buffer.from(svg))
    .removeAlpha()
    .blur(0.5 + random.next())
    .raw()
    .toBuffer()
  const strength = random.between(4, 24)
  for (let at = 0; at < pixels.length; at += 3) {
    const grain = (random.next() - 0.5) * strength
    for (let channel = at; channel < at + 3; channel++)
      pixels[channel] = Math.max(0, Math.min(255, (pixels[channel] ?? 0) + grain))
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** What somebody does who takes a photo from another profile: each copy is encoded anew, and most are changed besides. */
async function copyOf(original: Buffer, random: RandomStream): Promise<{ copy: Buffer; how: CopyKind }> {
  const how = copyKinds[random.below(copyKinds.length)] ?? 'encoded'
  const quality = random.between(35, 90)
  const picture = sharp(original)
  if (how === 'resized') picture.resize(random.between(200, 1000))
  if (how === 'cropped') {
    const cut = (length: number) => Math.round(length * random.next() * 0.04)
    const [left, top, right, bottom] = [cut(width), cut(height), cut(width), cut(height)]
    picture.extract({ left, top, width: width - left - right, height: height - top - bottom })
  }
  if (how === 'lighter') picture.linear(0.85 + random.next() * 0.3, random.between(-20, 20))
  return { how, copy: await picture.jpeg({ quality }).toBuffer() }
}
const copyKinds = ['encoded', 'resized', 'cropped', 'lighter'] as const
type CopyKind = (typeof copyKinds)[number]

interface DrawnPair {
  one: Buffer
  other: Buffer
  /** How the second is a copy of the first, or whether two families only went to the same studio. */
  kind: CopyKind | 'same place' | 'strangers'
}

/** Two photos: a photo with its copy, or photos of two people, half of them before the same wall. */
export async function drawPair(seed: string, number: number, isCopy: boolean): Promise<DrawnPair> {
  const random = randomStream(seed, number)
  const place = drawPlace(random)
  const one = await (await photograph(random, place, drawPerson(random))).jpeg({ quality: 88 }).toBuffer()
  if (isCopy) {
    const { copy, how } = await copyOf(one, random)
    return { one, other: copy, kind: how }
  }
  const isSamePlace = random.happens(0.5)
  const otherPlace = isSamePlace ? place : drawPlace(random)
  const other = await (await photograph(random, otherPlace, drawPerson(random))).jpeg({ quality: 88 }).toBuffer()
  return { one, other, kind: isSamePlace ? 'same place' : 'strangers' }
}
