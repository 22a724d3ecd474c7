// Plain Node (20 or newer), no dependencies: runs before anything is installed.
// It installs node_modules when they are stale; with --if-missing only where there are none, because a command must not take the
// packages away that a server runs with. --build also builds stale pages; --browser also installs Chromium if missing, and
// --webkit WebKit, without which its tests are skipped.
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

const wantedStamp = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
const currentStamp = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '')

const isAlive = pid => {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (e) {
    return e.code === 'EPERM'
  }
}

async function withLock(run) {
  for (let hasPrinted = false; ; ) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (e) {
      if (e.code !== 'EEXIST') throw e
      if (!isAlive(Number(readFileSync(lock, 'utf8')) || 0)) {
        rmSync(lock, { force: true })
        continue
      }
      if (!hasPrinted) console.log('bootstrap: another start is preparing, waiting…')
      hasPrinted = true
      await new Promise(r => setTimeout(r, 500))
    }
  }
  try {
    run()
  } finally {
    rmSync(lock, { force: true })
  }
}

// The pinned Node is an optional dependency. On a platform without one, the system's Node must be new enough.
function modernNode() {
  const pinned = join(root, 'node_modules', '.bin', 'node')
  const node = existsSync(pinned) ? pinned : 'node'
  const probe = spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' })
  const [major = 0] = (probe.stdout ?? '').split('.').map(Number)
  if (major < 24) fail(`Node 24 or newer is needed, and no pinned one exists for ${process.platform}-${process.arch}`)
  return node
}

function findBrowser() {
  const candidates = [
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]
  return [process.env.CHROMIUM_PATH, ...candidates].find(p => p && existsSync(p))
}

function installPackages(title, ...packages) {
  console.log(`bootstrap: installing ${title}…`)
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...a) => {
    const [cmd, ...rest] = [...sudo, ...a]
    return sh(cmd, rest, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const get = ['apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300']
  return (
    existsSync('/usr/bin/apt-get') &&
    run(...get, 'update') &&
    run(...get, 'install', '-y', '--no-install-recommends', ...packages)
  )
}

function installBrowser() {
  if (installPackages('Chromium', 'chromium-headless-shell') && findBrowser()) return
  fail('no Chromium: install it, or set CHROMIUM_PATH')
}

const hasWebkit = () => existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb')

function installWebkit() {
  if (installPackages('WebKit', 'webkit2gtk-driver', 'xvfb') && hasWebkit()) return
  console.log('bootstrap: WebKit could not be installed (Debian: webkit2gtk-driver, xvfb); its tests are skipped')
}

const isKept = process.argv.includes('--if-missing') && existsSync(join(root, 'node_modules'))
await withLock(() => {
  if (!isKept && currentStamp() !== wantedStamp()) {
    console.log('bootstrap: installing dependencies…')
    const npm = process.env.npm_execpath // npm-cli.js when started by npm
    const flags = ['--include=dev', '--include=optional', '--loglevel=error']
    const run = (...args) => (npm ? sh(process.execPath, [npm, ...args, ...flags]) : sh('npm', [...args, ...flags]))
    // `npm ci` fails on a lock file that lacks platform entries. `npm install` still installs the locked versions.
    if (!run('ci') && !run('install', '--no-save')) fail('npm ci failed')
    writeFileSync(stamp, wantedStamp())
  }
  const node = modernNode()
  if (process.argv.includes('--build') && !sh(node, ['scripts/build.mjs', '--if-stale'])) fail('the build failed')
})
if (process.argv.includes('--browser')) {
  if (!findBrowser()) installBrowser()
  const { stdout } = spawnSync(findBrowser(), ['--version'], { encoding: 'utf8' })
  console.log(`bootstrap: the journeys run in ${findBrowser()}, ${stdout?.trim() || 'of an unknown version'}`)
}
if (process.argv.includes('--webkit') && !hasWebkit()) installWebkit()
