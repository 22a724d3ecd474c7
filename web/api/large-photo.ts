/** A card carries the small file; the same signed link opens the large one. Any other address stays as it is. */
export const largePhoto = (link: string): string => link.replace(/^(\/api\/photo\/[^/?]+)\/card(?=\?|$)/, '$1/page')
