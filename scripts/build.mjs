// Builds the pages into dist/ and compresses every asset there, because compressing on the first request would make the
// first visitor wait. Brotli at its best, which is its default, takes seconds once and saves every visitor some kilobytes.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build } from 'vite'
import { pageBuilds, root } from './page-builds.mjs'

const stamp = join(root, 'dist', '.build-stamp')

function inputsHash() {
  const files = globSync(
    [
      '{web,contract,domain}/**/*',
      'vite*.config.ts',
      'package-lock.json',
      'scripts/{build,page-builds,browser-floor,chunks,screen-sources}.{mjs,ts}',
    ],
    { cwd: root },
  )
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    const path = join(root, file)
    if (statSync(path).isFile() && !file.includes('.test.')) hash.update(file).update(readFileSync(path))
  }
  return hash.digest('hex')
}

async function precompress() {
  const files = globSync('dist/{client,office}/**/*.{js,css,svg,json,txt}', { cwd: root })
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

const currentHash = inputsHash()
const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === currentHash
if (!(process.argv.includes('--if-stale') && isFresh)) {
  console.log('build: making the pages…')
  process.env.NODE_ENV = 'production'
  for (const options of pageBuilds) await build({ ...options, logLevel: 'warn' })
  await precompress()
  writeFileSync(stamp, currentHash)
}
