import type { RelationAnswer } from '#contract/relations/pair.ts'

/** The member whom the actions concern, and what the two are to each other now. */
export type ActionTarget = Omit<RelationAnswer, 'message' | 'message_new'> & { last_name: string }
