/** Colours of the look, and of skin and cloth beside them. Each skin with the shade that falls on the neck. */
export const skins = [
  { skin: '#D9A97F', shade: '#C08D63' },
  { skin: '#D09A70', shade: '#B57F56' },
  { skin: '#C98F65', shade: '#B0774F' },
  { skin: '#B97C54', shade: '#A06642' },
  { skin: '#A96F49', shade: '#8F5A38' },
  { skin: '#8F5C3C', shade: '#774A2E' },
] as const

export const hairs = ['#2A1B18', '#1F1614', '#38241D'] as const
export const greying = '#6B625C'

export const gold = '#D9A93C'
export const goldLight = '#E9C36B'
export const pearl = '#FFF9EC'
export const kumkum = '#8F1A2C'
export const frameOf = { dark: '#2A1913', brown: '#4A332C', steel: '#5C6770' } as const

/** Saree or dupatta, blouse or kurta, border: three cloths that go together. */
export const womensCloth = [
  ['#8F1A2C', '#6E1020', '#C9952B'],
  ['#2E6540', '#8A6414', '#C9952B'],
  ['#35506B', '#3E2A4A', '#C9952B'],
  ['#C7852A', '#4F1424', '#8F1A2C'],
  ['#A9445C', '#7A2540', '#E3B958'],
  ['#2B6A68', '#20494A', '#C9952B'],
  ['#6E1020', '#7A5A16', '#D9A93C'],
  ['#B4532A', '#2F4A5C', '#E3B958'],
  ['#5B3A66', '#B98A3C', '#D9A93C'],
  ['#E0B75A', '#2E6540', '#8F1A2C'],
  ['#3F7A4E', '#8F1A2C', '#E9C36B'],
  ['#C76B7E', '#5B3A66', '#C9952B'],
  ['#1F5138', '#C7852A', '#E3B958'],
  ['#D98F6B', '#8C3B2A', '#C9952B'],
  ['#4A6FA0', '#8F1A2C', '#E3B958'],
  ['#7B8F5A', '#6E1020', '#C9952B'],
  ['#B98AA8', '#5B3A66', '#D9A93C'],
  ['#D8CBB0', '#A9370A', '#8F1A2C'],
] as const

/** Kurta, shirt or coat, and the trim. */
export const mensCloth = [
  ['#B98A3C', '#9C7029'],
  ['#41596B', '#53707F'],
  ['#6E1020', '#560B18'],
  ['#7B8F84', '#667A70'],
  ['#E4D7BC', '#CDBB97'],
  ['#2F4A5C', '#22384A'],
  ['#8C6A4A', '#735338'],
  ['#EDE6D8', '#D3C7B0'],
  ['#4C6B52', '#3A5540'],
  ['#A65A3A', '#8A452A'],
  ['#5D6E8C', '#4A5974'],
  ['#C9B27C', '#AE955C'],
  ['#3C3A44', '#2C2A33'],
  ['#9FB3BD', '#839AA6'],
] as const

export const grounds = [
  '#EAD9BE',
  '#DDE2CF',
  '#EFD9CE',
  '#F0E3C4',
  '#E3DCCB',
  '#E9DFD2',
  '#E2DCC9',
  '#EBD8CF',
  '#DCE0DA',
  '#E8D8D6',
  '#DDDCE4',
  '#F1E6D0',
] as const

export const phetas = [
  ['#C7852A', '#E9C36B'],
  ['#8F1A2C', '#C9952B'],
  ['#E08A2E', '#F3C98A'],
  ['#B4532A', '#E9C36B'],
] as const
