export interface PrintedPhoto {
  jpeg: Uint8Array
  width: number
  height: number
}

export function photoBox(
  photo: PrintedPhoto,
  { isPhone, isTight }: { isPhone: boolean; isTight: boolean },
): { width: number; height: number } {
  const most = isPhone ? { width: 230, height: 300 } : { width: 138, height: 178 }
  const scale = Math.min(most.width / photo.width, most.height / photo.height) * (isTight ? 0.8 : 1)
  return { width: photo.width * scale, height: photo.height * scale }
}

/** The arch of a wada's door, in which the site shows its portraits. */
export function archPath(x: number, y: number, width: number, height: number): string {
  const rise = Math.min(width / 2, height * 0.16)
  const at = (dx: number, dy: number) => `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`
  return [
    `M${at(0, height)}`,
    `L${at(0, rise)}`,
    `C${at(0, rise * 0.35)} ${at(width * 0.22, rise * 0.3)} ${at(width / 2, 0)}`,
    `C${at(width * 0.78, rise * 0.3)} ${at(width, rise * 0.35)} ${at(width, rise)}`,
    `L${at(width, height)}`,
    'Z',
  ].join(' ')
}
