import type { Viewer } from '#server/http/viewer.ts'
import { presentYesNo } from '#server/http/wire-values.ts'
import type { AskRow } from './queries.ts'

/** A profile that the viewer can no longer see is left out, and so is an ask about nobody else. */
export const presentAsks = <S>(
  asks: readonly AskRow[],
  viewer: Pick<Viewer, 'personId'>,
  summaries: ReadonlyMap<string, S>,
) =>
  asks
    .map(({ id, person_id, role, at, profiles, answers }) => ({
      uuid: id,
      by: role,
      is_you: presentYesNo(person_id === viewer.personId),
      asked_at: at.toISOString(),
      profiles: profiles.flatMap(({ about_id }) => {
        const summary = summaries.get(about_id)
        const given = answers.filter(one => one.about_id === about_id)
        return summary === undefined ? [] : [{ ...summary, answers: given.map(one => presentAnswer(one, viewer)) }]
      }),
    }))
    .filter(({ profiles }) => profiles.length > 0)

const presentAnswer = (
  { person_id, role, answer }: AskRow['answers'][number],
  { personId }: Pick<Viewer, 'personId'>,
) => ({ by: role, is_you: presentYesNo(person_id === personId), answer })
