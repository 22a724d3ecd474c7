// How the code of the public pages and of the member area is split into files. By itself the bundler makes a file for every set
// of screens that share something, even an icon: My Profile came in 71 files, and each is a request of its own for a cheap phone.
import { join } from 'node:path'

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; isEntry: boolean; dynamicImporters: readonly string[] } | null
}

const web = join(import.meta.dirname, '..', 'web')
const publicPages = join(web, 'public/main.tsx')
const ofPublic = join(web, 'public/')
const complaintForm = join(web, 'public/complaint/ComplaintForm.tsx')
/** Both show the topics of the settings, which no other screen needs. */
const topicScreens = ['member/features/families/settings/SettingsScreen.tsx', 'member/frame/me/MeScreen.tsx'].map(
  file => join(web, file),
)
const accessDialogs = join(web, 'access/AccessDialogs.tsx')

/**
 * The screens of members in the order in which families reach them. What a screen shares with a later one is in the file of the
 * earlier one, so that nobody waits for what only a later screen needs.
 */
const screens: Record<string, readonly string[]> = {
  dashboard: ['member/main.tsx', 'member/frame/dashboard/DashboardScreen.tsx'],
  lists: ['member/features/finding/lists/MemberListScreen.tsx'],
  profile: ['member/features/families/profiles/ProfileScreen.tsx'],
  matches: [
    'member/features/finding/matches/MatchesScreen.tsx',
    'member/features/money/plans/PlansScreen.tsx',
    'member/features/families/candidate-consent/CandidateScreen.tsx',
    'member/features/families/id-proof/MyIdScreen.tsx',
    'access/consent/ConsentDialog.tsx',
  ],
  search: ['member/features/finding/search/SearchScreen.tsx'],
  activity: [
    'member/features/finding/activity/ActivityScreen.tsx',
    'member/features/telling/notifications/NotificationsScreen.tsx',
  ],
  'my-profile': ['member/features/families/my-profile/MyProfileScreen.tsx'],
  settings: [
    'member/features/families/settings/SettingsScreen.tsx',
    'member/features/recovery/ResetPasswordScreen.tsx',
    'member/features/family-invitation/FamilyInvitationScreen.tsx',
  ],
  'saved-searches': ['member/features/finding/search/saved-searches/SavedSearchesScreen.tsx'],
}

const names = Object.keys(screens)
/** The screens of other things that share something with lists: a profile its arrow back, a saved search its bar. */
const besideLists = [
  ...['profile', 'search', 'my-profile', 'settings', 'saved-searches'].flatMap(name => screens[name] ?? []),
  'member/features/telling/notifications/NotificationsScreen.tsx',
  'member/features/finding/suggestions/SuggestionsScreen.tsx',
]

/**
 * What later screens than the lists are made of is apart from what they are about: a search needs the tabs of a profile and nothing
 * else of it.
 */
const isPart = (id: string) =>
  id.startsWith(join(web, 'ui')) || id.startsWith(join(web, '..', 'domain')) || id.includes('@tabler/icons-react')

/** The entries and dynamically loaded modules that import a module. */
function rootsOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const roots = new Set<string>()
  const seen = new Set<string>()
  const waiting = [id]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    const info = graph.getModuleInfo(next)
    if (!info) continue
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(next)
    waiting.push(...info.importers)
  }
  return roots
}

/** The file of a module that several others import, or null where the bundler decides. */
function chunkOf(id: string, graph: ModuleGraph): string | null {
  const roots = rootsOf(id, graph)
  if (roots.size < 2) return null
  // The public file is loaded first, so it holds nothing that only members need.
  if (roots.has(publicPages)) return id.endsWith('.css') ? 'styles' : 'shared'
  // What several of the other public pages share, and what they share with members.
  const drawsPublicPage = (root: string) => root.startsWith(ofPublic) && root !== complaintForm
  if ([...roots].some(drawsPublicPage)) return [...roots].every(root => root.startsWith(ofPublic)) ? 'pages' : 'common'
  if (roots.has(complaintForm)) return 'forms'
  if ([...roots].every(root => topicScreens.includes(root))) return 'topics'
  const earliest = names.find(name => screens[name]?.some(file => roots.has(join(web, file)))) ?? null
  const screen = earliest && earliest !== 'dashboard' && earliest !== 'lists' && isPart(id) ? 'parts' : earliest
  if (screen === 'lists' && !besideLists.some(file => roots.has(join(web, file)))) return 'faces'
  // What login and registration share with a screen is separate from what only members need.
  if (roots.has(accessDialogs)) return screen ? `access-${screen}` : 'access'
  return screen
}

const files = ['dashboard', 'parts', 'lists', 'faces', ...names.slice(2)]
const inOrder = [
  'styles',
  'shared',
  'pages',
  'common',
  'forms',
  ...files.map(name => `access-${name}`),
  'access',
  ...files,
]

/** For the bundler: the first group that wants a module has it, and with it all that the module imports. */
export const chunkGroups = inOrder.map((chunk, at) => ({
  debugName: chunk,
  priority: inOrder.length - at,
  name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === chunk ? chunk : null),
}))
