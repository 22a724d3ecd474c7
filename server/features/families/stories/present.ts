import type { Selectable } from 'kysely'
import type { StoryQuestion } from '#contract/families/stories.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { storyPhotoLink } from './photos.ts'
import { stateOf } from './rules.ts'

type Story = Selectable<Schema['success_stories']>

type Side = 'groom' | 'bride'
type NamedSides = Pick<Story, `${Side}_${'first_name' | 'last_name' | 'registration_no'}`>

export const presentSide = (story: NamedSides, side: Side) => ({
  first_name: story[`${side}_first_name`] ?? '',
  last_name: story[`${side}_last_name`] ?? '',
  registration_no: story[`${side}_registration_no`] ?? '',
})

export const presentQuestion = (story: Story, secrets: Secrets, now: Date): StoryQuestion => ({
  uuid: story.id,
  state: stateOf(story),
  groom: presentSide(story, 'groom'),
  bride: presentSide(story, 'bride'),
  city: story.groom_address ?? '',
  words: story.words ?? '',
  wedding_year: story.wedding_year,
  image: story.stored_as ? storyPhotoLink(secrets, story.id, now) : null,
})
