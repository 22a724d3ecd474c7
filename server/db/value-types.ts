import pg from 'pg'

// For every connection of the process: a day stays the text it is, and a count is a number.
const dateType = 1082
const bigintType = 20
pg.types.setTypeParser(dateType, day => day)
pg.types.setTypeParser(bigintType, Number)
