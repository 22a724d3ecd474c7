import type { Selectable } from 'kysely'
import type { StoryQuestion, StoryState } from '#contract/stories.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { storyPhotoLink } from './photos.ts'

type Story = Selectable<Schema['success_stories']>

const stateOf = ({ confirmed_at, denied_at }: Pick<Story, 'confirmed_at' | 'denied_at'>): StoryState =>
  denied_at ? 'DENIED' : confirmed_at ? 'CONFIRMED' : 'WAITING'

export const presentQuestion = (story: Story, secrets: Secrets, now: Date): StoryQuestion => ({
  uuid: story.id,
  state: stateOf(story),
  groom: {
    first_name: story.groom_first_name ?? '',
    last_name: story.groom_last_name ?? '',
    registration_no: story.groom_registration_no ?? '',
  },
  bride: {
    first_name: story.bride_first_name ?? '',
    last_name: story.bride_last_name ?? '',
    registration_no: story.bride_registration_no ?? '',
  },
  city: story.groom_address ?? '',
  image: story.stored_as ? storyPhotoLink(secrets, story.id, now) : null,
})
