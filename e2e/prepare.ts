import { prepareDatabase } from '#server/testing/prepared-database.ts'

/** The two databases that journeys start from are made before the first of them, by one process. */
export default () => prepareDatabase('demo')
