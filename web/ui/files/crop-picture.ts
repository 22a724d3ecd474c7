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

/** Crops a picture to the frame and shrinks it enough to be sent. */
export async function cropped(picture: CanvasImageSource, area: Area, limits: PictureLimits): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  const encode = (width: number, quality: number) => {
    canvas.width = width
    canvas.height = Math.max(1, Math.round((width * area.height) / area.width))
    if (pen) {
      // Transparent pixels of a png would turn black.
      pen.fillStyle = 'white'
      pen.fillRect(0, 0, canvas.width, canvas.height)
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height)
    }
    return new Promise<Blob>((resolve, reject) => {
      canvas.toBlob(
        encoded => (encoded ? resolve(encoded) : reject(new Error('The browser could not encode the picture'))),
        'image/jpeg',
        quality,
      )
    })
  }
  return shrunk(area.width, encode, limits)
}
