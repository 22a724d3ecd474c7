import { type Screen, screenOf } from '#domain/screens.ts'

/** The five places of the bar: today, searching, matches, one's lists, and what is one's own. */
export type Place = '/dashboard' | '/search' | '/matches' | '/my-list' | '/me'

/** The place of each screen. A profile that may come from anywhere belongs to searching. */
const places: Record<Screen, Place> = {
  '/dashboard': '/dashboard',
  '/dashboard-in/$type': '/dashboard',
  '/view-new-joined-member': '/dashboard',
  '/view-profile-visitors': '/dashboard',
  '/all-notifications': '/dashboard',
  '/search': '/search',
  '/search/$type': '/search',
  '/saved-searches': '/search',
  '/search-list': '/search',
  '/search-list-next-previous/{-$uuid}/{-$offset}': '/search',
  '/view-previous-search': '/search',
  '/all-grooms': '/search',
  '/all-bride': '/search',
  '/handpick-suggestions': '/search',
  '/profile-view/$uuid': '/search',
  '/profile-view/$uuid/$type': '/search',
  '/matches': '/matches',
  '/my-list': '/my-list',
  '/recently-viewed': '/my-list',
  '/shortlisted': '/my-list',
  '/intrest-sent': '/my-list',
  '/intrest-recieved': '/my-list',
  '/contacts-viewed': '/my-list',
  '/blocked-users': '/my-list',
  '/reported-users': '/my-list',
  '/activity-profile-view/$uuid/$tab_type/$activity_id': '/my-list',
  '/compare': '/my-list',
  '/family-asks': '/my-list',
  '/shortlisted-contacts': '/my-list',
  '/viewed-contacts': '/my-list',
  '/me': '/me',
  '/my-profile': '/me',
  '/edit-profile': '/me',
  '/my-names': '/me',
  '/my-id': '/me',
  '/my-settings': '/me',
  '/my-settings/$uuid': '/me',
  '/membership-plans': '/me',
  '/membership-begun': '/me',
  '/my-profile-view': '/me',
  '/view-contact': '/me',
  '/view-biodata': '/me',
  '/download-biodata': '/me',
  '/reset-password': '/me',
  '/candidate': '/me',
  '/candidate/$token': '/me',
  '/family-invitation': '/me',
  '/outbox': '/me',
}

/** The place that the bar marks at an address. What the provider says to everybody stands beside what is one's own. */
export function placeOf(path: string): Place {
  const screen = screenOf(path)
  return screen ? places[screen] : '/me'
}
