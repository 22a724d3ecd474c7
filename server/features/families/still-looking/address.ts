export const stillLookingPath = '/still-looking'

export const stillLookingAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${stillLookingPath}/${token}`
