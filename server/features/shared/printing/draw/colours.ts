/** The colours of the site's styles, as print needs them. */
export const colours = {
  paper: '#FBF6EB',
  card: '#FFFDF8',
  white: '#FFFFFF',
  line: '#E5D8C2',
  ink: '#2A1913',
  inkSoft: '#5B463A',
  inkFaint: '#735E4E',
  kumkum: '#8F1A2C',
  kumkumDeep: '#6E1020',
  haldi: '#C9952B',
  haldiLight: '#E9C36B',
} as const
