import { dayInIndia } from '#domain/calendar.ts'
import { catalogue, type Language } from '#domain/words/catalogue.ts'
import type { Cell } from '#server/features/shared/spreadsheets/cells.ts'
import { csvText } from '#server/features/shared/spreadsheets/csv.ts'
import type { ListedMember } from './present.ts'

const fileWords = catalogue({
  name: ['Name', 'नाव'],
  number: ['Number', 'क्रमांक'],
  native: ['Native district', 'मूळ जिल्हा'],
  joined: ['Joined', 'नोंदणी'],
  lastUsed: ['Last here', 'शेवटी आले'],
  planEnds: ['Plan ends', 'योजना संपते'],
  status: ['Status', 'स्थिती'],
  ACTIVE: ['Active', 'सुरू'],
  PAUSED: ['Paused', 'थांबवलेले'],
  SUSPENDED: ['Suspended', 'बंद केलेले'],
  DELETED: ['Left', 'नोंदणी रद्द'],
  paid: ['With a running plan', 'योजना सुरू आहे'],
  verified: ['Verified', 'पडताळलेले'],
  photo: ['Has a photo', 'फोटो आहे'],
  yes: ['Yes', 'होय'],
  no: ['No', 'नाही'],
})

/** The list as a CSV file: the columns of the screen, and so no contact. */
export function memberListFile(rows: readonly ListedMember[], language: Language): string {
  const t = fileWords(language)
  const yesOrNo = (is: boolean) => (is ? t.yes : t.no)
  const heading = [t.name, t.number, t.native, t.joined, t.lastUsed, t.planEnds, t.status, t.paid, t.verified, t.photo]
  const lines = rows.map((row): Cell[] => [
    row.name,
    row.registration_no,
    row.native_district,
    dayInIndia(new Date(row.joined_at)),
    row.last_used_on,
    row.plan_ends_on,
    t[row.status],
    yesOrNo(row.is_paid),
    yesOrNo(row.is_verified),
    yesOrNo(row.has_photo),
  ])
  return csvText([heading, ...lines])
}
