import { memberForms } from '#contract/families/second-script.ts'
import { presenterOfForms } from '#server/features/families/profile-fields/second-script.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import type { Limits } from '#server/http/limits.ts'
import { newId } from '#server/ports/ids.ts'
import { limitCopies } from './limits.ts'
import type { BiodataDependencies } from './printed-biodata.ts'
import { copiesOf, countCopies } from './queries.ts'
import { refuseOwnersOptions, refuseUnlessTakeable } from './rules.ts'
import { ticketAddress } from './tickets.ts'
import { ticketMessages } from './words.ts'

const pageSize = 20
const presentSurname = presenterOfForms(memberForms, ['last_name'])

export const biodataHandlers = ({
  db,
  secrets,
  limits,
}: BiodataDependencies & { limits: Limits }): HandlersOf<'biodataTicket' | 'biodataTakers'> => ({
  async biodataTicket({ input, viewer, language, now }) {
    const memberId = input.uuid.toLowerCase()
    const { isOwn } = await refuseUnlessTakeable(db, viewer, memberId, now)
    refuseOwnersOptions(input, isOwn)
    await limitCopies(limits, viewer, now)
    const ticket = {
      id: newId(now),
      memberId,
      session: viewer.sessionHash.toString('base64url'),
      language: input.language,
      design: input.design,
      format: input.format,
      kundali: input.kundali,
      contact: input.contact ? { motherName: input.mother_name } : null,
    }
    return { url: ticketAddress(secrets, ticket, now), message: ticketMessages(language).ready }
  },

  async biodataTakers({ input, viewer }) {
    const { offset } = input
    const count = await countCopies(db, viewer.id)
    const rows = await copiesOf(db, viewer.id, { offset, size: pageSize })
    return {
      count,
      list: rows.map(row => ({
        uuid: row.id,
        registration_no: row.registration_no,
        last_name: row.last_name,
        ...presentSurname(row.second_script),
        created_at: row.taken_at.toISOString(),
        kind: row.kind,
      })),
      next_offset: nextOffset(offset, count),
    }
  },
})
