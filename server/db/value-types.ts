import pg from 'pg'

// For every connection of the process: a day is read as text, and a count as a number.
const dateType = 1082
const bigintType = 20
pg.types.setTypeParser(dateType, day => day)
pg.types.setTypeParser(bigintType, Number)
