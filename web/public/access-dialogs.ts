/** The dialogs that a public page opens. */
export const accessDialogs = ['login', 'footer-login', 'register'] as const
export type AccessDialog = (typeof accessDialogs)[number]
