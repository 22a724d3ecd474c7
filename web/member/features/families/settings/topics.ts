/** The topics of the settings as the list groups them. Each name stands in the address, so that a link can lead to its topic. */
export const topicGroups = {
  seen: ['privacy', 'found', 'pause', 'last-use', 'candidate'],
  told: ['contacts', 'notifications', 'language'],
  login: ['family', 'password', 'passkeys', 'devices'],
  ownData: ['consents', 'data', 'nominee', 'delete'],
} as const

export type TopicGroup = keyof typeof topicGroups
export type Topic = (typeof topicGroups)[TopicGroup][number]

/** What only the person settles with whose contact the profile is registered. */
export const topicsOfOwner: ReadonlySet<Topic> = new Set([
  'found',
  'candidate',
  'contacts',
  'consents',
  'nominee',
  'delete',
])

const topics: readonly Topic[] = Object.values(topicGroups).flat()

export const hrefOfTopic = (topic: Topic): string => `/my-settings?tab=${topic}`

/** The topic that an address names, or null for the list. */
export const topicOf = (search: string): Topic | null => {
  const named = new URLSearchParams(search).get('tab')
  return topics.find(topic => topic === named) ?? null
}
