// `npm run dev`: a change of a page's file builds the pages again, and a change of the server or of a build restarts the
// server. Reloading the page in the browser then shows the change.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { stampFile } from '../server/features/site/pages/build-stamp.ts'
import { pageBuilds, root } from './page-builds.mjs'

/** Builds, then keeps watching; resolves once the first build is there. */
function watchBuild(options) {
  return new Promise((resolve, reject) => {
    build({
      ...options,
      logLevel: 'warn',
      mode: 'development',
      build: { ...options.build, watch: {}, minify: false },
    }).then(watcher => {
      watcher.on('event', event => {
        if (event.code === 'END') resolve()
        if (event.code === 'ERROR') console.error(event.error.message)
      })
    }, reject)
  })
}

// The stamp is of pages that no longer stand there.
rmSync(stampFile(root), { force: true })
for (const options of pageBuilds) await watchBuild(options)
const watched = ['server', 'contract', 'domain', 'dist'].flatMap(folder => ['--watch-path', join(root, folder)])
const server = spawn(process.execPath, [...watched, join(root, 'server', 'main.ts')], { stdio: 'inherit', cwd: root })
server.on('exit', code => process.exit(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
