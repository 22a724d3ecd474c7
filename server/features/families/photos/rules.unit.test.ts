import { expect, it } from 'vitest'
import type { PhotoPrivacy } from '#domain/families/photo-privacy.ts'
import type { Interest } from '#server/features/relations/pair/relation.ts'
import { type PhotoAccess, type PhotoRelation, photoAccess } from './rules.ts'

const interest = (status: Interest['status']): Interest => ({
  id: 'i',
  status,
  sentAt: new Date(0),
  statusAt: new Date(0),
  seenAt: null,
  reminded: false,
  rejectionReason: null,
  waitsForCandidate: false,
  asks: [],
  doneBy: null,
})
const strangers: PhotoRelation = { sent: null, received: null, viewerBlocked: false, blockedViewer: false }
const sent = (status: Interest['status']) => ({ ...strangers, sent: interest(status) })
const received = (status: Interest['status']) => ({ ...strangers, received: interest(status) })

const free = { id: 'viewer', paid: false }
const paid = { id: 'viewer', paid: true }

it.each<[string, typeof free, PhotoRelation, Record<PhotoPrivacy, PhotoAccess>]>([
  ['a stranger', free, strangers, { EVERYONE: 'shown', PLAN: 'PLAN', ACCEPTED: 'ACCEPTED' }],
  ['a stranger with a plan', paid, strangers, { EVERYONE: 'shown', PLAN: 'shown', ACCEPTED: 'ACCEPTED' }],
  ['who waits for an answer', free, sent('pending'), { EVERYONE: 'shown', PLAN: 'PLAN', ACCEPTED: 'ACCEPTED' }],
  ['who was rejected', paid, sent('rejected'), { EVERYONE: 'shown', PLAN: 'shown', ACCEPTED: 'ACCEPTED' }],
  ['who was accepted', free, sent('accepted'), { EVERYONE: 'shown', PLAN: 'shown', ACCEPTED: 'shown' }],
  ['who was sent an interest', free, received('pending'), { EVERYONE: 'shown', PLAN: 'shown', ACCEPTED: 'shown' }],
  ['who accepted one', free, received('accepted'), { EVERYONE: 'shown', PLAN: 'shown', ACCEPTED: 'shown' }],
  [
    'whom her candidate has not confirmed yet',
    free,
    { ...strangers, sent: { ...interest('accepted'), waitsForCandidate: true } },
    { EVERYONE: 'shown', PLAN: 'PLAN', ACCEPTED: 'ACCEPTED' },
  ],
  [
    'who was sent one that the candidate has not confirmed yet',
    paid,
    { ...strangers, received: { ...interest('accepted'), waitsForCandidate: true } },
    { EVERYONE: 'shown', PLAN: 'shown', ACCEPTED: 'ACCEPTED' },
  ],
  ['who rejected one', free, received('rejected'), { EVERYONE: 'shown', PLAN: 'shown', ACCEPTED: 'shown' }],
  [
    'who was accepted and blocked since',
    free,
    { ...sent('accepted'), viewerBlocked: true },
    { EVERYONE: 'shown', PLAN: 'PLAN', ACCEPTED: 'ACCEPTED' },
  ],
  [
    'whom the owner blocked',
    paid,
    { ...sent('accepted'), blockedViewer: true },
    { EVERYONE: 'hidden', PLAN: 'hidden', ACCEPTED: 'hidden' },
  ],
  ['the owner', { ...free, id: 'owner' }, strangers, { EVERYONE: 'shown', PLAN: 'shown', ACCEPTED: 'shown' }],
])('%s', (_who, viewer, relation, expected) => {
  for (const [photo_privacy, access] of Object.entries(expected) as [PhotoPrivacy, PhotoAccess][])
    expect([photo_privacy, photoAccess({ id: 'owner', photo_privacy }, viewer, relation)]).toEqual([
      photo_privacy,
      access,
    ])
})
