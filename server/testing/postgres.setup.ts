import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'
import { scratchFolder } from './scratch.ts'
import { makeTemplates } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One server for the run; each test file clones the migrated template for itself. */
export default async function setup(project: TestProject) {
  const server = await startPostgres('forgetful', scratchFolder())
  await makeTemplates(server.url, ['new', 'empty'])
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}
