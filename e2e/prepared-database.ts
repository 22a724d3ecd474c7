import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', 'node_modules', '.cache')
export const preparedDatabases = { empty: join(folder, 'e2e-empty.tar'), demo: join(folder, 'e2e-demo.tar') }
export type Prepared = keyof typeof preparedDatabases
