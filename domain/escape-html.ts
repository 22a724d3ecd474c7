/** A text as it stands in HTML, also within an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`)
