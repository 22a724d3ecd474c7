/** The address of a profile on this site. A visitor who follows it has to log in first. */
export const profileLink = (memberId: string, origin: string): string => `${origin}/profile-view/${memberId}`

export const facebookLink = (link: string): string =>
  `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`

/** A bare link looks like fraud, so a sentence says what it is. */
export const whatsappShareLink = (sentence: string, link: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${sentence}\n${link}`)}`

export const sharePopup = 'popup,noopener,width=626,height=436'
