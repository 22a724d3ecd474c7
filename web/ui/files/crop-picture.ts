/** A part of a picture, in its own pixels. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The limits of the result. Its shape is that of the frame. */
export interface PictureLimits {
  longestWidth: number
  maxBytes: number
}

const qualities = [0.9, 0.8, 0.7, 0.6]
const smaller = 0.75

/** The best picture within the limit: quality is lowered first, then the number of pixels. */
export async function shrunk(
  width: number,
  encode: (width: number, quality: number) => Promise<Blob>,
  { longestWidth, maxBytes }: PictureLimits,
): Promise<Blob> {
  for (let at = Math.min(width, longestWidth); ; at *= smaller) {
    for (const quality of qualities) {
      const picture = await encode(Math.max(1, Math.round(at)), quality)
      if (picture.size <= maxBytes || at <= 1) return picture
    }
  }
}

/** The longest side of a turned picture. It is several times that of the result, and within what a phone can draw at once. */
const longestTurned = 3000

const turnedQuality = 0.95

/** A white canvas, because transparent pixels of a png would turn black. */
function paper(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (pen) {
    pen.fillStyle = 'white'
    pen.fillRect(0, 0, width, height)
    pen.imageSmoothingQuality = 'high'
  }
  return { canvas, pen }
}

const encoded = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      blob => (blob ? resolve(blob) : reject(new Error('The browser could not encode the picture'))),
      'image/jpeg',
      quality,
    )
  })

/** Turns a picture by a quarter to the right. Turned before it is cropped, it is like any other to the frame and the cut. */
export function turned(picture: HTMLImageElement): Promise<Blob> {
  const { naturalWidth, naturalHeight } = picture
  const scale = Math.min(1, longestTurned / Math.max(naturalWidth, naturalHeight))
  const [width, height] = [naturalWidth * scale, naturalHeight * scale]
  const { canvas, pen } = paper(Math.round(height), Math.round(width))
  pen?.rotate(Math.PI / 2)
  pen?.drawImage(picture, 0, -height, width, height)
  return encoded(canvas, turnedQuality)
}

/** Crops a picture to the frame and shrinks it enough to be sent. */
export function cropped(picture: CanvasImageSource, area: Area, limits: PictureLimits): Promise<Blob> {
  const encode = (width: number, quality: number) => {
    const { canvas, pen } = paper(width, Math.max(1, Math.round((width * area.height) / area.width)))
    pen?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
    return encoded(canvas, quality)
  }
  return shrunk(area.width, encode, limits)
}
