/** A point of a picture, as parts of its width and height. */
export interface FacePoint {
  x: number
  y: number
}
interface Size {
  width: number
  height: number
}

/** The shape of a face on a tile, width over height. */
export const faceShape = 4 / 5

/** Where most faces are. */
const usualFace: FacePoint = { x: 1 / 2, y: 1 / 3 }

/** The largest part of a picture in the shape of a face, with the face in its middle as far as the picture reaches. */
export function faceArea({ width, height }: Size, face: FacePoint | null) {
  const { x, y } = face ?? usualFace
  const part = { width: Math.min(width, height * faceShape), height: Math.min(height, width / faceShape) }
  const from = (middle: number, length: number, whole: number) =>
    Math.max(0, Math.min(middle * whole - length / 2, whole - length))
  return { ...part, x: from(x, part.width, width), y: from(y, part.height, height) }
}

/** The point as it is sent. */
export const faceText = ({ x, y }: FacePoint): string => `${x.toFixed(4)},${y.toFixed(4)}`
