/** The large file of a card's photo: the same signed link opens both. Any other address is returned unchanged. */
export const largePhoto = (link: string): string => link.replace(/^(\/api\/photo\/[^/?]+)\/card(?=\?|$)/, '$1/page')
