import type { memberStatuses } from '#contract/office/office-members.ts'
import { catalogue } from '#domain/words/catalogue.ts'

type Status = (typeof memberStatuses)[number]
export const statusWords = catalogue<Record<Status, string>>({
  ACTIVE: ['Active', 'सुरू'],
  PAUSED: ['Paused', 'थांबवलेले'],
  SUSPENDED: ['Suspended', 'बंद केलेले'],
  DELETED: ['Left', 'नोंदणी रद्द'],
})
