interface Size {
  width: number
  height: number
}

/** The whole picture, or, where it is too tall for that, as much of it as the tallest frame holds. Width over height. */
export const wholeShape = ({ width, height }: Size, tallest: number): number => Math.max(tallest, width / height)

/** The widest frame that is offered: a landscape picture can be kept whole too. */
export const widestShape = (picture: Size, tallest: number): number => Math.max(4 / 3, wholeShape(picture, tallest))

/** How far a picture lies below the middle of its frame when their upper edges meet. A face is near the upper edge. */
export const fromTop = (picture: Size, frame: Size, zoom: number): number =>
  Math.max(0, (picture.height * zoom - frame.height) / 2)
