import { existsSync, globSync } from 'node:fs'

/** Debian's packages. Apple's own browser runs on its devices alone, and this is the same engine. */
const webkitPackages = ['webkit2gtk-driver', 'xvfb']

const places = {
  driver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
  browser: globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0] ?? '',
}

export type WebkitPlaces = typeof places

/** The programs a WebKit test needs, or null where one of them is missing. */
export const installedWebkit = () => (Object.values(places).every(place => existsSync(place)) ? places : null)

export const missingWebkit = `WebKit is not tested: ${webkitPackages.join(' and ')} are not installed`
