interface Size {
  width: number
  height: number
}
interface Point {
  x: number
  y: number
}

/** The shape of the whole picture, or of the tallest frame where the picture is taller. Width over height. */
export const wholeShape = ({ width, height }: Size, tallest: number): number => Math.max(tallest, width / height)

/** The widest frame that is offered, so that a landscape picture fits as a whole. */
export const widestShape = (picture: Size, tallest: number): number => Math.max(4 / 3, wholeShape(picture, tallest))

/** How far the middle of a picture lies below that of its frame when their upper edges meet, where a face usually is. */
export const fromTop = (picture: Size, frame: Size, zoom: number): number =>
  Math.max(0, (picture.height * zoom - frame.height) / 2)

/** How far the middle of a picture is from that of the part in its frame. */
export const offsetOf = (part: Size & Point, picture: Size): Point => ({
  x: picture.width / 2 - part.x - part.width / 2,
  y: picture.height / 2 - part.y - part.height / 2,
})

const rounded = (part: number) => Math.round(part * 10_000) / 10_000

/** The point of a picture that is in the middle of its frame, as parts of width and height. */
export const middleOf = (offset: Point, picture: Size): Point => ({
  x: rounded(1 / 2 - offset.x / picture.width),
  y: rounded(1 / 2 - offset.y / picture.height),
})
