/** Downloads a file. It is never opened in a window, where a PDF could run scripts. */
export function saveFile(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The URL is revoked later, because the browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
