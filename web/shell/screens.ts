/**
 * The screens that are there, by address; `routes.tsx` gives each its component. Links look here first, so that none
 * leads nowhere, and appear by themselves when their screen does.
 */
export const screens = [
  '/dashboard',
  '/dashboard-in/$type',
  '/view-new-joined-member',
  '/view-profile-visitors',
  '/search',
  '/search/$type',
  '/view-previous-search',
  '/search-list',
  '/search-list-next-previous/{-$uuid}/{-$offset}',
  '/handpick-suggestions',
  '/all-grooms',
  '/all-bride',
  '/profile-view/$uuid',
  '/profile-view/$uuid/$type',
  '/activity-profile-view/$uuid/$tab_type/$activity_id',
  '/my-profile',
  '/view-contact',
  '/shortlisted-contacts',
  '/view-biodata',
  '/download-biodata',
  '/viewed-contacts',
  '/my-profile-view',
  '/reset-password',
  '/outbox',
] as const
export type Screen = (typeof screens)[number]

export const isThere = (address: string): boolean => (screens as readonly string[]).includes(address)
