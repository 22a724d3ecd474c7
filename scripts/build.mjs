// Builds the pages into dist/ and compresses every asset there, because compressing on the first request would make the
// first visitor wait. Brotli at its best, which is its default, takes seconds once and saves every visitor some kilobytes.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build } from 'vite'
import { hashOfSources, stampFile } from '../server/features/site/pages/build-stamp.ts'
import { pageBuilds, root } from './page-builds.mjs'

async function precompress() {
  const files = globSync('dist/{client,office}/**/*.{js,mjs,css,svg,json,txt}', { cwd: root })
  await Promise.all(
    files.map(async file => {
      const path = join(root, file)
      const bytes = readFileSync(path)
      if (bytes.length < 1024) return
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes))
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }))
    }),
  )
}

const stamp = stampFile(root)
const currentHash = hashOfSources(root)
const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === currentHash
if (!(process.argv.includes('--if-stale') && isFresh)) {
  console.log('build: making the pages…')
  process.env.NODE_ENV = 'production'
  rmSync(stamp, { force: true })
  for (const options of pageBuilds) await build({ ...options, logLevel: 'warn' })
  await precompress()
  writeFileSync(stamp, currentHash)
}
