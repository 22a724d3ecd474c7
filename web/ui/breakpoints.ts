/** The widths of styles/breakpoints.css, for layouts that differ in what they draw. */
export const abovePhone = '(min-width: 761px)'
export const aboveTablet = '(min-width: 1001px)'
