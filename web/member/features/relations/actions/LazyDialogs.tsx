import { lazyDialog } from '#web/api/lazy-part.tsx'

/** The dialogs bring the schemas of their forms, so they load at the first press. */
export const LazyDialogs = lazyDialog(async () => ({ default: (await import('./ActionDialogs.tsx')).ActionDialogs }))
