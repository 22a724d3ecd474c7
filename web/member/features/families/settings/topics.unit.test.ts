import { expect, it } from 'vitest'
import { ownerAlone } from '#contract/owner-alone.ts'
import { topicGroups, topicsOfOwner } from './topics.ts'

/**
 * Where each call that is left to the registered owner is offered: a topic that says to others whose it is, or a place that
 * hides its button from them.
 */
const offeredAt: Record<string, string> = {
  correctSignup: 'contacts',
  deleteMe: 'delete',
  engaged: 'found',
  candidateState: 'candidate',
  askCandidate: 'candidate',
  setConsents: 'consents',
  tellStory: 'delete',
  answerStory: 'its buttons in StoryConfirmation',
  nominee: 'nominee',
  nameNominee: 'nominee',
  removeNominee: 'nominee',
  inviteToFamily: 'the places that the answer of the family names free',
  inviteListener: 'the answer of the listeners',
  confirmListener: 'the answer of the listeners',
  confirmFamily: 'its button in family',
  freezeOwn: 'the notice that the server gives the owner alone',
}

it('each topic of what is left to the registered owner says so to the others of the family', () => {
  expect(Object.keys(offeredAt).toSorted()).toEqual([...ownerAlone].toSorted())
  const topics = Object.values(offeredAt).filter(place =>
    (Object.values(topicGroups).flat() as string[]).includes(place),
  )
  expect(new Set(topics)).toEqual(new Set(topicsOfOwner))
})
