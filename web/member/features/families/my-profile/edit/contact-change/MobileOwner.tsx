import type { CurrentMember } from '#contract/families/my-profile.ts'
import { phoneTypes } from '#contract/families/phone-types.ts'
import { phoneOwner } from '#domain/words/phone-type-names.ts'
import { useEditFormContext } from '#web/profile-form/edit-form-context.ts'
import { AnswerField } from '#web/profile-form/fields/AnswerField.tsx'
import { bestTimeOptions } from '#web/profile-form/fields/best-time-options.ts'
import { TextField } from '#web/profile-form/fields/TextField.tsx'
import { phonesPath } from '#web/profile-form/profile-form.ts'
import { editWords } from '#web/profile-form/words.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './contact-change.module.css'

/** Asks whose number the registered mobile is. The candidate's own can stay hidden until an interest is accepted. */
export function MobileOwner({ member }: { member: Pick<CurrentMember, 'uuid' | 'candidate_waits'> }) {
  const language = useLanguage()
  const t = editWords(language)
  const { form, set, gender, leftToCandidate } = useEditFormContext()
  const type = form['registered_mobile.type']
  const hasCandidates = type === 'CANDIDATE' || form[phonesPath].some(phone => phone.type === 'CANDIDATE')
  const isWaiting = form.candidate_waits === 'Y'
  // The registered mobile has the member's own id.
  const isLeft = leftToCandidate?.has(member.uuid) ?? false
  return (
    <fieldset className={styles.owner} disabled={isLeft}>
      {isLeft ? <Hint>{t.leftToCandidate}</Hint> : null}
      <AnswerField
        path="registered_mobile.type"
        options={phoneTypes
          .filter(value => isLeft || !leftToCandidate || value !== 'CANDIDATE')
          .map(value => ({
            value,
            label: phoneOwner({ type: value, custom_type_name: '' }, gender, language),
          }))}
      />
      {type === 'OTHER' ? <TextField path="registered_mobile.custom_type_name" /> : null}
      <AnswerField path="registered_mobile.best_time" options={bestTimeOptions(language)} placeholder={t.anyTime} />
      {hasCandidates || isWaiting ? (
        <fieldset
          className={styles.waits}
          data-field="candidate_waits"
          disabled={leftToCandidate !== null && member.candidate_waits === 'Y'}
        >
          <Checkbox checked={isWaiting} onChange={on => set({ candidate_waits: on ? 'Y' : 'N' })}>
            {t.candidateWaits}
          </Checkbox>
          <Hint>{t.candidateWaitsHint}</Hint>
        </fieldset>
      ) : null}
    </fieldset>
  )
}
