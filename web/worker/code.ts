const waitMs = 500

/** A script or a style that a page names itself. What loads later is tried again by the page (`web/ui/load-part.ts`). */
export const isCode = (
  { method, destination, url }: Pick<Request, 'method' | 'destination' | 'url'>,
  origin: string,
): boolean =>
  method === 'GET' && (destination === 'script' || destination === 'style') && new URL(url).origin === origin

/** A browser may never again ask for a script that failed once. */
export async function fetchTwice(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    await new Promise(resolve => setTimeout(resolve, waitMs))
    return fetch(request)
  }
}
