import type { Screen } from '#domain/screens.ts'

const features = 'web/member/features'
const dashboard = 'web/member/frame/dashboard/DashboardScreen.tsx'
const list = `${features}/finding/lists/MemberListScreen.tsx`
const activity = `${features}/finding/activity/ActivityScreen.tsx`
const profile = `${features}/families/profiles/ProfileScreen.tsx`
const search = `${features}/finding/search/SearchScreen.tsx`

/**
 * The source file of each screen that families open directly. The document names its code, so that a slow network loads it
 * together with the member area's own. The code of any other screen is loaded afterwards.
 */
export const screenSources: Partial<Record<Screen, string>> = {
  '/dashboard': dashboard,
  '/dashboard-in/$type': dashboard,
  '/view-new-joined-member': list,
  '/view-profile-visitors': list,
  '/view-previous-search': list,
  '/all-grooms': list,
  '/all-bride': list,
  '/search': search,
  '/search/$type': search,
  '/search-list': `${features}/finding/search/results/SearchListScreen.tsx`,
  '/search-list-next-previous/{-$uuid}/{-$offset}': `${features}/finding/search/results/StepScreen.tsx`,
  '/handpick-suggestions': `${features}/finding/suggestions/SuggestionsScreen.tsx`,
  '/matches': `${features}/finding/matches/MatchesScreen.tsx`,
  '/profile-view/$uuid': profile,
  '/profile-view/$uuid/$type': profile,
  '/activity-profile-view/$uuid/$tab_type/$activity_id': profile,
  '/recently-viewed': activity,
  '/shortlisted': activity,
  '/intrest-sent': activity,
  '/intrest-recieved': activity,
  '/contacts-viewed': activity,
  '/blocked-users': activity,
  '/reported-users': activity,
  '/my-profile': `${features}/families/my-profile/MyProfileScreen.tsx`,
  '/reset-password': `${features}/recovery/ResetPasswordScreen.tsx`,
}
