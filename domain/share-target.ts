/** The address to which a phone posts a photo shared from its gallery, the form field, and the page that continues with it. */
export const sharePath = '/share-photo'
export const sharedField = 'photo'
export const photoPage = '/my-profile?shared=photo'
