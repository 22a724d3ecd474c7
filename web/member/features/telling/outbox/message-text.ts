/** The one-time code in a message: four or six digits that are not part of a longer number, an address or a link. */
export const codeIn = (text: string): string | null =>
  /(?<![\w/.+#=-])(?:\d{6}|\d{4})(?![\w/-])/.exec(text)?.[0] ?? null

interface Piece {
  text: string
  href?: string
}

/** The text split at its web addresses, so that a recovery link can be followed. */
export function piecesOf(text: string): Piece[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .map((piece, at) => (at % 2 === 1 ? { text: piece, href: piece } : { text: piece }))
    .filter(piece => piece.text !== '')
}
