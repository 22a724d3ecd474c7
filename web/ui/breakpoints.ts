/** The widths of styles/breakpoints.css, for layouts that differ in their elements and not only in their styles. */
export const abovePhone = '(min-width: 47.51em)'
export const aboveTablet = '(min-width: 62.51em)'
