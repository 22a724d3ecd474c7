/** A file of the code could not be fetched. The same page may ask for it again. */
export class PartUnreached extends Error {}

const waitMs = 400
const brought = new Map<string, Promise<void>>()
let isPageStuck = false

/** Whether only a new load of the page helps: its files were replaced by a release, or the browser has failed on an address. */
export const isStuck = (): boolean => isPageStuck

async function fetchWhole(address: string): Promise<void> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new PartUnreached(address, { cause })
  })
  if (response.status === 404) {
    isPageStuck = true
    // The router knows this sentence, and loads the page anew for a screen.
    throw new TypeError(`Failed to fetch dynamically imported module: ${address}`)
  }
  if (!response.ok) throw new PartUnreached(address)
  await response.arrayBuffer().catch((cause: unknown) => {
    throw new PartUnreached(address, { cause })
  })
}

const fetchTwice = (address: string): Promise<void> =>
  fetchWhole(address).catch(async (error: unknown) => {
    if (!(error instanceof PartUnreached) || navigator.onLine === false) throw error
    await new Promise(resolve => setTimeout(resolve, waitMs))
    return fetchWhole(address)
  })

const isOfPage = (address: string): boolean =>
  document.querySelector(`[href="${address}"], [src="${address}"]`) !== null

async function applyStyles(address: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', () => {
      link.remove()
      reject(new PartUnreached(address))
    })
    document.head.append(link)
  })
}

function bring(address: string): Promise<void> {
  const known = brought.get(address)
  if (known) return known
  if (isOfPage(address)) return Promise.resolve()
  const bringing = fetchTwice(address).then(() => (address.endsWith('.css') ? applyStyles(address) : undefined))
  brought.set(address, bringing)
  bringing.catch(() => brought.delete(address))
  return bringing
}

/**
 * The one way to code that loads later; the build sends every `import()` through it. Chromium before 156 never again asks for an
 * address on which an import failed, so every file is fetched first, and the import finds it in the browser's store.
 */
export async function loadPart<T>(part: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(file => bring(file.startsWith('/') ? file : import.meta.env.BASE_URL + file)))
  try {
    return await part()
  } catch (error) {
    isPageStuck = true
    throw error
  }
}
