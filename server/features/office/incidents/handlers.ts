import { exportIncident } from '#contract/office/incidents.ts'
import type { Db } from '#server/db/open.ts'
import { admitExport } from '#server/features/shared/list-exports/admit.ts'
import type { TellOfExport } from '#server/features/shared/list-exports/rules.ts'
import { nextOffset } from '#server/features/shared/paging/paging.ts'
import { filledOrRefuse } from '#server/features/shared/site-content/fill-letter.ts'
import type { ReadSite } from '#server/features/shared/site-content/published.ts'
import { allStates, presentToldFamily, readToldFamilies } from '#server/features/telling/deliveries/told-families.ts'
import type { HandlersOf } from '#server/http/handler.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Secrets } from '#server/ports/secrets.ts'
import { countChosen, unknownNumbers } from './audience.ts'
import { incidentFile } from './board-file.ts'
import { letterOf, partsOf } from './notice.ts'
import { openText, presentIncident, presentNotice } from './present.ts'
import {
  incidentsPerPage,
  insertIncident,
  insertNotice,
  lockIncident,
  markReported,
  readIncident,
  readIncidents,
  readNotices,
  updateFacts,
} from './queries.ts'
import { refuseEmptyChoice, refuseFutureIncident, refuseKnownAfterRecord } from './rules.ts'
import { incidentMessages, incidentSentences } from './words.ts'

type IncidentCalls =
  | 'incidentList'
  | 'incidentDetail'
  | 'incidentMembers'
  | 'recordIncident'
  | 'editIncident'
  | 'countIncidentMembers'
  | 'notifyOfIncident'
  | 'noteIncidentReport'
  | 'exportIncident'

interface IncidentDependencies {
  db: Db
  secrets: Secrets
  site: ReadSite
  tellTrusteesOfExport: TellOfExport
}

/** So many unknown numbers are enough to see what was pasted. */
const unknownShown = 20

async function incidentOrRefuse(db: Db, id: string) {
  const incident = await readIncident(db, id)
  if (!incident) throw new Refusal('not_found')
  return incident
}

export function incidentHandlers({
  db,
  secrets,
  site,
  tellTrusteesOfExport,
}: IncidentDependencies): HandlersOf<IncidentCalls> {
  return {
    async incidentList({ input: { offset } }) {
      const { count, rows } = await readIncidents(db, offset)
      return {
        count,
        list: rows.map(row => presentIncident(secrets, row)),
        next_offset: nextOffset(offset, count, incidentsPerPage),
      }
    },

    async incidentDetail({ input: { uuid } }) {
      const incident = await incidentOrRefuse(db, uuid)
      const notices = await readNotices(db, uuid)
      const text = openText(secrets, incident)
      return {
        ...presentIncident(secrets, incident),
        what: text.what,
        version: incident.version,
        earlier: text.earlier ?? [],
        notices: notices.map(row => presentNotice(secrets, row)),
      }
    },

    async incidentMembers({ input: { uuid, state, offset }, language }) {
      const count = allStates((await incidentOrRefuse(db, uuid)).told)[state]
      const page = { from: offset * incidentsPerPage, atMost: incidentsPerPage }
      const rows = await readToldFamilies(db, 'incident', { id: uuid, state, ...page })
      return {
        count,
        list: rows.map(row => presentToldFamily(row, language)),
        next_offset: nextOffset(offset, count, incidentsPerPage),
      }
    },

    async recordIncident({ input: { title, what, known_at }, staff, language, now, inAct }) {
      const knownAt = new Date(known_at)
      refuseFutureIncident(knownAt, now)
      const { id, number } = await inAct(async trx => {
        const written = await insertIncident(trx, secrets, {
          text: { title, what },
          knownAt,
          staffId: staff.id,
          now,
        })
        const after = { number: written.number, title, known_at: knownAt.toISOString() }
        return { act: 'incident_recorded', after, result: written }
      })
      return { message: incidentMessages(language).recorded(number), uuid: id }
    },

    async editIncident({ input: { uuid, version, title, what, known_at }, staff, language, now, inAct }) {
      const knownAt = new Date(known_at)
      await inAct(async trx => {
        const incident = await lockIncident(trx, uuid)
        if (!incident) throw new Refusal('not_found')
        refuseKnownAfterRecord(knownAt, incident.recorded_at)
        // The audit keeps what it is told for good: so the earlier text is stored with the incident.
        const { earlier = [], ...facts } = openText(secrets, incident)
        const before = { title: facts.title, known_at: incident.known_at.toISOString() }
        const edit = { ...facts, ...before, edited_at: now.toISOString(), edited_by: staff.name }
        const text = { title, what, earlier: [...earlier, edit] }
        if (!(await updateFacts(trx, secrets, { id: uuid, version, text, knownAt })))
          throw new Refusal('conflict', { sentence: incidentSentences.notEditable })
        const after = { number: incident.number, title, known_at: knownAt.toISOString() }
        return { act: 'incident_edited', before, after }
      })
      return { message: incidentMessages(language).edited }
    },

    async countIncidentMembers({ input: { uuid, ...whom } }) {
      refuseEmptyChoice(whom)
      await incidentOrRefuse(db, uuid)
      const unknown = await unknownNumbers(db, whom)
      return { ...(await countChosen(db, uuid, whom)), unknown: unknown.slice(0, unknownShown) }
    },

    async notifyOfIncident({ input, staff, language, now, inAct }) {
      const { uuid, whom, written } = partsOf(input)
      refuseEmptyChoice(whom)
      const text = letterOf(await filledOrRefuse(site, written))
      const count = await inAct(async trx => {
        const incident = await lockIncident(trx, uuid)
        if (!incident) throw new Refusal('not_found')
        const chosen = await insertNotice(trx, secrets, { incidentId: uuid, whom, text, staffId: staff.id, now })
        // The button was pressed twice, or nobody was chosen: nothing is written.
        if (chosen === 0) throw new Refusal('conflict', { sentence: incidentSentences.nobodyNew })
        const after = { number: incident.number, families: chosen, subject: text.subject_en }
        return { act: 'incident_notified', after, result: chosen }
      })
      return { message: incidentMessages(language).notified(count), count }
    },

    async noteIncidentReport({ input: { uuid, to }, language, now, inAct }) {
      await inAct(async trx => {
        const incident = await lockIncident(trx, uuid)
        if (!incident) throw new Refusal('not_found')
        if (!(await markReported(trx, uuid, to, now)))
          throw new Refusal('conflict', { sentence: incidentSentences.reportedBefore })
        return { act: 'incident_reported', after: { number: incident.number, to } }
      })
      return { message: incidentMessages(language).reported }
    },

    async exportIncident({ input: { uuid }, staff, now, inAct }) {
      const incident = await incidentOrRefuse(db, uuid)
      const notices = await readNotices(db, uuid)
      const touched = await readToldFamilies(db, 'incident', { id: uuid })
      const families = touched.length
      const done = { act: 'incident_exported', after: { number: incident.number, families } } as const
      const file = { staff, call: exportIncident.path, search: { uuid }, families, done, now }
      await admitExport({ inAct, tell: tellTrusteesOfExport, ...file, reason: `${incident.number}` })
      return {
        name: `incident-${incident.number}.csv`,
        text: incidentFile(secrets, { incident, notices, touched }),
      }
    },
  }
}
