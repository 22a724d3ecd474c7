import { criterionNames, searchCriteria } from '#contract/finding/criteria.ts'
import { memberFields, type ProfileField } from '#contract/profile-fields.ts'
import { expectationListNames, expectationLists, type MasterType } from '#contract/site/choice-lists.ts'

/** Everything that may hold the id of an entry of this list. A test holds it to the foreign keys of the database. */
export function referencesTo(type: MasterType) {
  return {
    /** Columns of a member, each with the name of its field on the wire. */
    memberColumns: Object.entries<ProfileField>(memberFields).flatMap(([field, row]) =>
      row.kind === 'choice' && row.list === type ? [{ field, column: row.column }] : [],
    ),
    /** Keys within `expectations.choices`. */
    wishes: expectationListNames.filter(name => expectationLists[name] === type),
    /** Keys within `searches.criteria` and `saved_searches.criteria`. */
    criteria: criterionNames.filter(name => {
      const criterion = searchCriteria[name]
      return criterion.kind === 'options' && criterion.list === type
    }),
  }
}
