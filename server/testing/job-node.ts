import { fairDays } from '#server/features/finding/showings/showings.ts'
import { readMasterData } from '#server/features/shared/master-data/queries.ts'
import type { testWorld } from './world.ts'

/** What a job that asks the read model is started with, on a site without the demo. */
export function jobNode(world: ReturnType<typeof testWorld>) {
  if (!world.model) throw new Error('the test asks for a read model')
  return {
    db: world.db,
    secrets: world.secrets,
    channels: { SMS: true, EMAIL: true },
    config: { ...world.config, demo: false },
    finder: world.model,
    fairDayFor: fairDays(world.db, world.clock),
    masterData: () => readMasterData(world.db),
  }
}
