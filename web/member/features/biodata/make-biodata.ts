import type { BiodataDesign, BiodataFormat } from '#contract/biodata.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { call } from '#web/api/client.ts'

interface BiodataChoice {
  memberId: string
  language: Language
  design: BiodataDesign
}

const addressOf = async ({ memberId, language, design }: BiodataChoice, format: BiodataFormat): Promise<string> => {
  const { url } = await call('POST /biodata/ticket', { uuid: memberId, language, design, format })
  return url
}

/**
 * Opens the PDF in a window of its own. The window opens within the press, because a browser blocks one that opens later.
 * Returns the address where the browser opened none.
 */
export async function openPdf(choice: BiodataChoice, preparing: string): Promise<string | null> {
  const opened = window.open('', '_blank')
  if (opened) opened.document.body.textContent = preparing
  try {
    const address = await addressOf(choice, 'PDF')
    if (!opened) return address
    opened.location.replace(address)
    return null
  } catch (failure) {
    opened?.close()
    throw failure
  }
}

/** Null where the server made no picture. */
export async function fetchPicture(choice: BiodataChoice): Promise<File | null> {
  const response = await fetch(await addressOf(choice, 'PICTURE'))
  if (!response.ok) return null
  return new File([await response.blob()], 'biodata.jpg', { type: 'image/jpeg' })
}

export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false
