import sharp from 'sharp'

const side = 32
/** The waves of a cosine transform over one side: `waves[k][x]`. */
const waves = Array.from({ length: 9 }, (_, k) =>
  Array.from({ length: side }, (_, x) => Math.cos(((2 * x + 1) * k * Math.PI) / (2 * side))),
)

const inGrey = (picture: Buffer, width: number, height: number) =>
  sharp(picture).greyscale().resize(width, height, { fit: 'fill' }).raw().toBuffer()

/** The directions of the 64 broadest waves of a picture (pHash). Light, sharpness and the encoder leave them as they are. */
async function waveBits(picture: Buffer): Promise<string> {
  const grey = await inGrey(picture, side, side)
  let bits = ''
  for (const down of waves.slice(1))
    for (const across of waves.slice(1)) {
      let sum = 0
      for (const [y, wave] of down.entries())
        for (const [x, other] of across.entries()) sum += (grey[y * side + x] ?? 0) * wave * other
      bits += sum > 0 ? '1' : '0'
    }
  return bits
}

/** Where each of eight rows becomes darker from one field to the next (dHash). A cut at the edge changes few of them. */
async function stepBits(picture: Buffer): Promise<string> {
  const grey = await inGrey(picture, 9, 8)
  let bits = ''
  for (let at = 0; at < grey.length; at++) if (at % 9 < 8) bits += (grey[at] ?? 0) > (grey[at + 1] ?? 0) ? '1' : '0'
  return bits
}

/**
 * What a picture looks like, in 128 bits: two hashes of 64. Of 200 drawn copies, at the farthest distance that names none of half a
 * million pairs of strangers, the waves alone find 167 and both together 191: the two err about different pictures.
 * `npm run bench photo-copies` counts it.
 */
export const fingerprintOf = async (picture: Buffer): Promise<string> =>
  (await waveBits(picture)) + (await stepBits(picture))

/**
 * In how many bits a copy may differ. Two more find four copies more of the 200, and name a stranger in 100,000 pairs, which is one
 * beside every photo of a large site.
 */
export const farthestCopy = 16

/** In how many bits two fingerprints differ, as `bit_count(one # other)` counts it in the database. */
export const distanceOf = (one: string, other: string): number =>
  [...one].reduce((sum, bit, at) => sum + (bit === other[at] ? 0 : 1), 0)
