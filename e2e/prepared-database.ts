import { join } from 'node:path'

export const preparedDatabase = join(import.meta.dirname, '..', 'node_modules', '.cache', 'e2e-database.tar')
