import { photoPage, sharedField } from '#domain/share-target.ts'

/** The photo that the phone's gallery shared, until the page takes it. It is held in memory and never written to disk. */
let shared: File | null = null

export async function receivePhoto(request: Request): Promise<Response> {
  const photo = (await request.formData()).get(sharedField)
  shared = photo instanceof File ? photo : null
  return Response.redirect(photoPage, 303)
}

export function sendPhotoTo(port: MessagePort | undefined): void {
  port?.postMessage(shared)
  shared = null
}
