// Which tests a change can reach. The compiler, the linter and unit tests follow imports by themselves. A call test imports the
// whole app, so for calls and journeys the folders of the product decide.
import { basename, dirname } from 'node:path'

/** The journeys that walk a part of the product, by the beginning of its path in any layer. The longest beginning counts. */
export const journeys: Readonly<Record<string, readonly string[]>> = {
  access: ['login', 'recovery', 'registration', 'guard'],
  'access/caller-requests': ['caller-requests', 'office'],
  'access/family-logins': ['settings', 'candidate'],
  'access/passkeys': ['passkeys'],
  'access/pasted-biodata': ['registration', 'counter'],
  'access/sign-up': ['registration', 'registration-steps'],
  families: ['settings', 'edit-profile'],
  'families/both-scripts': ['both-scripts', 'registration'],
  'families/my-profile': ['edit-profile', 'settings', 'both-scripts'],
  'families/second-script': ['both-scripts', 'review-queue'],
  'families/biodata': ['biodata'],
  'families/biodata-text': ['registration', 'counter'],
  'families/candidate-consent': ['candidate', 'registration'],
  'families/consents': ['consent-languages', 'settings'],
  'families/engagements': ['answering-numbers'],
  'families/photos': ['photos', 'copied-photos'],
  'families/profiles': ['browsing'],
  'families/settings': ['settings'],
  'families/stories': ['settings', 'public'],
  finding: ['search', 'results', 'matches'],
  'finding/activity': ['activity'],
  'finding/compare': ['deciding'],
  'finding/lists': ['browsing'],
  'finding/matches': ['matches'],
  'finding/showings': ['overlooked', 'matches'],
  'finding/suggestions': ['suggestions'],
  relations: ['activity', 'browsing'],
  'relations/agent-numbers': ['answering-numbers'],
  'relations/contact-outcomes': ['answering-numbers'],
  'relations/contacts': ['activity', 'answering-numbers'],
  'relations/family-asks': ['deciding'],
  'relations/family-notes': ['deciding'],
  money: ['payment', 'office-plans'],
  'money/cash-closings': ['office-roles'],
  'money/payments': ['payment', 'upi', 'office-plans'],
  telling: ['settings'],
  office: ['office'],
  'office/staff': ['office-roles'],
  'office/bank-statements': ['upi'],
  'office/counter': ['counter', 'upi'],
  'office/handpick': ['handpick', 'overlooked'],
  'office/imports': ['old-register'],
  'office/office-members': ['office', 'caller-requests'],
  'office/recalls': ['caller-requests'],
  'office/review': ['review-queue', 'copied-photos'],
  site: ['public', 'content'],
  'site/setup': ['setup'],
  'web/public': ['public', 'film'],
  'web/profile-form': ['edit-profile', 'counter', 'both-scripts'],
  'web/second-script': ['both-scripts', 'registration', 'edit-profile', 'counter'],
  'web/ui': ['parts', 'screens', 'letters', 'lost-code', 'trusted-types'],
  'web/shell': ['screens', 'browsing'],
  'web/member/frame': ['browsing', 'home-screen'],
  'web/member/frame/dashboard': ['dashboard', 'nothing-moves'],
  'web/member/parts': ['people-first', 'browsing'],
  'web/session': ['login', 'guard'],
}

/** The path within its tree, so that a noun has one name in every layer: `finding/search`. */
const nounOf = (file: string): string =>
  dirname(file).replace(/^(?:contract|domain|server\/features|web\/(?:member|office)\/features|web(?=\/access))\/?/, '')

export function journeysFor(files: readonly string[]): string[] {
  const reached = files.flatMap(file => {
    if (/^e2e\/.+\.spec\.ts$/.test(file)) return [basename(file, '.spec.ts')]
    if (/\.test\.tsx?$/.test(file)) return []
    const noun = `${nounOf(file)}/${basename(file).replace(/\.(?:office\.)?\w+$/, '')}`
    const longest = Object.keys(journeys)
      .filter(part => `${noun}/`.startsWith(`${part}/`))
      .toSorted((a, b) => b.length - a.length)[0]
    return longest === undefined ? [] : (journeys[longest] ?? [])
  })
  return [...new Set(reached)].toSorted()
}

/** The folders whose call tests to run: those of the changed files, and those with a file that imports one of them. */
export function callFoldersFor(files: readonly string[], importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  const changed = new Set(files)
  const folders = [...importsOf]
    .filter(([file, imports]) => changed.has(file) || imports.some(imported => changed.has(imported)))
    .map(([file]) => dirname(file))
  return [...new Set(folders)].filter(folder => /^server\/./.test(folder)).toSorted()
}
