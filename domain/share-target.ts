/** Where a phone posts a photo that is shared with us from its gallery, and the page that takes it on. */
export const sharePath = '/share-photo'
export const sharedField = 'photo'
export const photoPage = '/my-profile?shared=photo'
