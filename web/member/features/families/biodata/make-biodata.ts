import type { BiodataDesign, BiodataFormat } from '#contract/families/biodata.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { call } from '#web/api/client.ts'

interface BiodataChoice {
  memberId: string
  language: Language
  design: BiodataDesign
  /** Whether the kundali is drawn. Only the member's own biodata in the Patrika design has one. */
  kundali: boolean
  /** What the family adds to this copy of its own biodata. */
  contact: { motherName: string } | null
}

const addressOf = async (choice: BiodataChoice, format: BiodataFormat): Promise<string> => {
  const { memberId, language, design, kundali, contact } = choice
  const added = contact ? { contact: true, mother_name: contact.motherName } : {}
  const { url } = await call('POST /biodata/ticket', { uuid: memberId, language, design, format, kundali, ...added })
  return url
}

/**
 * Opens the PDF in a new window. The window opens during the press, because a browser blocks one that opens later.
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

/** The pictures of a biodata, or null where the server made none. A long one has several, and each answer names the next. */
export async function fetchPictures(choice: BiodataChoice): Promise<File[] | null> {
  const files: File[] = []
  let address: string | undefined = await addressOf(choice, 'PICTURE')
  while (address) {
    const response: Response = await fetch(address)
    if (!response.ok) return null
    const name = files.length === 0 ? 'biodata.jpg' : `biodata-${files.length + 1}.jpg`
    files.push(new File([await response.blob()], name, { type: 'image/jpeg' }))
    address = /<(.+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  }
  return files
}

export const canShare = (files: File[]): boolean => navigator.canShare?.({ files }) ?? false
