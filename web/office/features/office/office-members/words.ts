import type { memberStatuses } from '#contract/office/office-members.ts'
import { catalogue } from '#domain/words/catalogue.ts'

type Status = (typeof memberStatuses)[number]
export const statusWords = catalogue<Record<Status, string>>({
  en: { ACTIVE: 'Active', PAUSED: 'Paused', SUSPENDED: 'Suspended', DELETED: 'Left' },
  mr: { ACTIVE: 'सुरू', PAUSED: 'थांबवलेले', SUSPENDED: 'बंद केलेले', DELETED: 'नोंदणी रद्द' },
})
