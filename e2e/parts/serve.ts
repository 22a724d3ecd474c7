import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { build } from 'vite'

const root = join(import.meta.dirname, '..', '..')
const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  html: 'text/html; charset=utf-8',
}

async function bundle(): Promise<Map<string, string | Uint8Array>> {
  const built = await build({
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      manifest: false,
      rolldownOptions: { input: join(import.meta.dirname, 'page', 'index.html') },
    },
  })
  if (!('output' in built)) throw new Error('one bundle was expected')
  return new Map(
    built.output.map(file => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source] as const),
  )
}

/**
 * The page with all components, built in memory and served to tests. It is a separate entry, so nothing of it is part of the
 * product.
 */
export async function servePartsPage(): Promise<{ url: string; close(): Promise<void> }> {
  const files = await bundle()
  const page = [...files.keys()].find(name => name.endsWith('.html')) ?? ''
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/s, '')
    const name = path === '/' ? page : path
    const body = files.get(name)
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
    })
    response.end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
