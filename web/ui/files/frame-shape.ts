interface Size {
  width: number
  height: number
}

/** The shape of the whole picture, or of the tallest frame where the picture is taller. Width over height. */
export const wholeShape = ({ width, height }: Size, tallest: number): number => Math.max(tallest, width / height)

/** The widest frame that is offered, so that a landscape picture fits as a whole. */
export const widestShape = (picture: Size, tallest: number): number => Math.max(4 / 3, wholeShape(picture, tallest))

/** How far the middle of a picture lies below that of its frame when their upper edges meet, where a face usually is. */
export const fromTop = (picture: Size, frame: Size, zoom: number): number =>
  Math.max(0, (picture.height * zoom - frame.height) / 2)
