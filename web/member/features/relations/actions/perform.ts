import type { RelationAnswer } from '#contract/relations/pair.ts'
import { call } from '#web/api/client.ts'

/** The actions that change something on the server. All others only open a dialog. */
const serverActions = [
  'SEND_INTEREST',
  'CANCEL_INTEREST',
  'SEND_REMINDER',
  'ACCEPT',
  'ACCEPT_AGAIN',
  'REJECT',
  'CONFIRM',
  'ASK_CANDIDATE',
  'SHORTLIST',
  'REMOVE_SHORTLIST',
  'BLOCK',
  'UNBLOCK',
  'REPORT',
] as const
export type ServerAction = (typeof serverActions)[number]

interface ActionRequest {
  memberId: string
  /** The interest between the two, which an answer needs. */
  interestId: string | null
  /** Why an interest is rejected or a member is reported. */
  message: string
}

interface ActionAnswer {
  message: string
  relation: RelationAnswer
}

/** Makes the call of an action. */
export function perform(action: ServerAction, { memberId, interestId, message }: ActionRequest): Promise<ActionAnswer> {
  const target = { to_user_id: memberId }
  switch (action) {
    case 'SEND_INTEREST':
      return call('POST /send-intrest', target)
    case 'CANCEL_INTEREST':
      return call('PUT /cancel-request/:userId', { userId: memberId })
    case 'SEND_REMINDER':
      return call('POST /send-reminder', target)
    case 'ACCEPT':
    case 'ACCEPT_AGAIN':
      return call('PUT /intrest-accept', { uuid: interestId ?? '' })
    case 'REJECT':
      return call('PUT /intrest-reject', { uuid: interestId ?? '', message })
    case 'CONFIRM':
      return call('POST /confirm-interest', target)
    case 'ASK_CANDIDATE':
      return call('POST /ask-candidate', target)
    case 'SHORTLIST':
      return call('POST /short-list', target)
    case 'REMOVE_SHORTLIST':
      return call('PUT /remove-shortlist/:userId', { userId: memberId })
    case 'BLOCK':
      return call('POST /block-user', target)
    case 'UNBLOCK':
      return call('POST /unblock-user', target)
    case 'REPORT':
      return call('POST /report-user', { ...target, message })
  }
}
