import { existsSync, globSync } from 'node:fs'

/** Debian's packages of WebKit, the engine of Safari, which itself runs only on Apple's devices. */
const webkitPackages = ['webkit2gtk-driver', 'xvfb']

const places = {
  driver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
  browser: globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0] ?? '',
}

export type WebkitPlaces = typeof places

/** The paths of the programs that a WebKit test needs, or null where one is missing. */
export const installedWebkit = () => (Object.values(places).every(place => existsSync(place)) ? places : null)

export const missingWebkit = `WebKit is not tested: ${webkitPackages.join(' and ')} are not installed`
