/** The one-time code in a message: four digits that stand by themselves, not inside a number, an address or a link. */
export const codeIn = (text: string): string | null => /(?<![\w/.+#=-])\d{4}(?![\w/-])/.exec(text)?.[0] ?? null

export interface Piece {
  text: string
  href?: string
}

/** The text in pieces, web addresses apart, so that a recovery link can be followed. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .map((piece, at) => (at % 2 === 1 ? { text: piece, href: piece } : { text: piece }))
    .filter(piece => piece.text !== '')
}
