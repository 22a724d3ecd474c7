import { photoPage, sharedField } from '#domain/share-target.ts'

/** What the phone's gallery shared with us, until the page takes it. It stays in memory alone and never lies on the disk. */
let shared: File | null = null

export async function takeIn(request: Request): Promise<Response> {
  const photo = (await request.formData()).get(sharedField)
  shared = photo instanceof File ? photo : null
  return Response.redirect(photoPage, 303)
}

export function handOver(to: MessagePort | undefined): void {
  to?.postMessage(shared)
  shared = null
}
