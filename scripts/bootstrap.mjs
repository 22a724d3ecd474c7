// Plain Node (20 or newer), no dependencies: runs before anything is installed.
// Installs node_modules when stale; --build brings the pages up to date; --browser makes sure a Chromium exists.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.install-stamp')
const lock = join(root, '.install-lock')
const sh = (cmd, args, opts = {}) =>
  spawnSync(cmd, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...opts }).status === 0
const fail = message => {
  console.error(`bootstrap: ${message}`)
  process.exit(1)
}

const want = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
const have = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '')

const alive = pid => {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (e) {
    return e.code === 'EPERM'
  }
}

async function withLock(run) {
  for (let told = false; ; ) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (e) {
      if (e.code !== 'EEXIST') throw e
      if (!alive(Number(readFileSync(lock, 'utf8')) || 0)) {
        rmSync(lock, { force: true })
        continue
      }
      if (!told) console.log('bootstrap: another start is preparing, waiting…')
      told = true
      await new Promise(r => setTimeout(r, 500))
    }
  }
  try {
    run()
  } finally {
    rmSync(lock, { force: true })
  }
}

// The pinned Node is an optional dependency; elsewhere the system one must be new enough.
function modernNode() {
  const pinned = join(root, 'node_modules', '.bin', 'node')
  const node = existsSync(pinned) ? pinned : 'node'
  const probe = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' })
  const [major = 0] = (probe.stdout ?? '').split('.').map(Number)
  if (major < 24) fail(`Node 24 or newer is needed, and no pinned one exists for ${process.platform}-${process.arch}`)
  return node
}

function findBrowser() {
  const places = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return [process.env.CHROMIUM_PATH, ...places].find(p => p && existsSync(p))
}

function installBrowser() {
  console.log('bootstrap: installing Chromium…')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...a) => {
    const [cmd, ...rest] = [...sudo, ...a]
    return sh(cmd, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const get = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300']
  const done =
    existsSync('/usr/bin/apt-get') &&
    run(...get, 'update') &&
    run(...get, 'install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  if (!done || !findBrowser()) fail('no Chromium: install it, or set CHROMIUM_PATH')
}

await withLock(() => {
  if (have() !== want()) {
    console.log('bootstrap: installing dependencies…')
    const npm = process.env.npm_execpath // npm-cli.js when started by npm
    const flags = ['--include=dev', '--include=optional', '--loglevel=error']
    const run = (...args) => (npm ? sh(process.execPath, [npm, ...args, ...flags]) : sh('npm', [...args, ...flags]))
    // A lock that lacks platform entries fails `npm ci`; installing from it still gives the locked versions.
    if (!run('ci') && !run('install', '--no-save')) fail('npm ci failed')
    writeFileSync(stamp, want())
  }
  const node = modernNode()
  if (process.argv.includes('--build') && !sh(node, ['scripts/build.mjs', '--if-stale'])) fail('the build failed')
})
if (process.argv.includes('--browser') && !findBrowser()) installBrowser()
