import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { Renderer } from '#contract/site/pages.ts'
import type { PublicBody, Screen } from '#domain/screens.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

/** The folder of the office's files, both in the build and in their addresses. */
const officePrefix = '/office/'
const baseStyles = 'web/ui/styles/index.css'

/** The files that one entry of the build needs in the head of its document. */
export interface EntryFiles {
  script: string
  preloads: string[]
  styles: string[]
}

/** What Vite built into one folder. */
interface Bundle {
  folder: string
  /** The address of the styles that every page begins with. */
  baseStyles: string
  /** With screens, also the files of those, so that the browser fetches them together with those of the entry. */
  entry(source: string, ...screens: string[]): EntryFiles
}

export interface BuiltPages extends Renderer, Bundle {
  /** The source of each screen of the member area. */
  screenSources: Readonly<Record<Screen, string>>
  /** The source of each body of a public page; the home page's is in the entry. */
  bodySources: Readonly<Partial<Record<PublicBody, string>>>
  /** The provider's side, built by itself. */
  office: Bundle
  /** The program in the head of every public page. */
  firstScript: string
  /** The service worker, and the script of its offline page. */
  worker: string
  offlineScript: string
  /** The text of these files, one after the other. */
  textOf(files: readonly string[]): string
}

export async function readBuiltPages(root: string): Promise<BuiltPages> {
  const client = readBundle(join(root, 'dist', 'client'), '/')
  const { folder } = client
  const renderer = pathToFileURL(join(root, 'dist', 'render', 'render.js')).href
  const built = (...path: string[]) => readFileSync(join(root, 'dist', ...path), 'utf8').trim()
  const { render, renderFirstFrame } = (await import(renderer)) as Renderer
  return {
    ...client,
    screenSources: JSON.parse(built('client', 'screens.json')),
    bodySources: JSON.parse(built('client', 'bodies.json')),
    office: readBundle(join(root, 'dist', 'office'), officePrefix),
    firstScript: built('first-script', 'first-script.js'),
    worker: built('worker', 'worker.js'),
    offlineScript: built('worker', 'offline.js'),
    render,
    renderFirstFrame,
    textOf: files => files.map(file => readFileSync(join(folder, file), 'utf8').trim()).join('\n'),
  }
}

function readBundle(folder: string, prefix: string): Bundle {
  const manifestFile = join(folder, 'manifest.json')
  if (!existsSync(manifestFile)) throw new Error('the pages are not built: run `npm run build`')
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const base = manifest[baseStyles]
  if (!base) throw new Error(`the pages are built without ${baseStyles}`)
  return {
    folder,
    baseStyles: `${prefix}${base.file}`,
    entry(source, ...screens) {
      const chunk = manifest[source]
      if (!chunk) throw new Error(`no page is built from ${source}`)
      const seen = new Set<string>()
      const chunks: Chunk[] = []
      const follow = (name: string) => {
        const next = manifest[name]
        if (!next || seen.has(name)) return
        seen.add(name)
        for (const inner of next.imports ?? []) follow(inner)
        chunks.push(next)
      }
      follow(source)
      for (const screen of screens) follow(screen)
      return {
        script: `${prefix}${chunk.file}`,
        preloads: chunks.filter(one => one !== chunk).map(one => `${prefix}${one.file}`),
        // The base styles come first, because they declare the order of all layers.
        styles: [...new Set([base.file, ...chunks.flatMap(one => one.css ?? [])])].map(file => `${prefix}${file}`),
      }
    },
  }
}

/** A browser may cache assets for ever, because their names contain a hash of the content. Other files expire in an hour. */
export async function serveAssets(app: FastifyInstance, pages: BuiltPages): Promise<void> {
  await serveFolder(app, pages.folder, '/')
  await serveFolder(app, pages.office.folder, officePrefix)
}

async function serveFolder(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    // No handler sends a file itself, and a second folder could not decorate the reply again.
    decorateReply: false,
    index: false,
    wildcard: false,
    preCompressed: true,
    // A compressed file is served under the name of the plain one, and each other name would be one more route at every start.
    globIgnore: ['manifest.json', 'screens.json', 'bodies.json', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}
