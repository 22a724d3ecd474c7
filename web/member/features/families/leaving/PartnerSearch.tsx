import { useState } from 'react'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { searchPartner } from '#contract/families/stories.ts'
import { maxLength } from '#contract/max-length.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { call } from '#web/api/client.ts'
import { keys, read } from '#web/api/storage.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Radio } from '#web/ui/Radio.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './DeleteProfile.module.css'
import { leavingWords } from './words.ts'

type FoundPartner = AnswerOf<typeof searchPartner>['list'][number]

/** As a page of this language shows it. The form takes the names as they were typed. */
function nameIn(language: Language, partner: FoundPartner): string {
  const { first_name, last_name, registration_no } = inLanguage(partner, language)
  return `${first_name} ${last_name} | ${registration_no}`
}

interface Props {
  chosen: string
  error: string | undefined
  onChoose: (partner: FoundPartner) => void
}

/** Finds the partner by the profile ID. The member confirms who was found, so that no mistyped number is sent. */
export function PartnerSearch({ chosen, error, onChoose }: Props) {
  const language = useLanguage()
  const t = leavingWords(language)
  const [typed, setTyped] = useState('')
  const [matches, setMatches] = useState<readonly FoundPartner[] | null>(null)
  const [isBusy, run] = useBusy()
  const search = () =>
    run(async () => {
      const registration_no = typed.trim()
      if (!registration_no) return setMatches([])
      try {
        // The specification has the page send the letter of the other gender, but the server goes by the session.
        const gender = read(keys.gender) === 'M' ? 'F' : 'M'
        const { list } = await call('GET /search-by-id', { registration_no, gender })
        setMatches(list)
        const [only] = list
        if (only) onChoose(only)
      } catch (failure) {
        tellFailure(failure)
      }
    })
  return (
    <div className={styles.partner}>
      <Field label={t.partnerSearch} required error={matches?.length === 0 ? t.notFound : chosen ? undefined : error}>
        <TextInput
          value={typed}
          placeholder={t.partnerPlaceholder}
          maxLength={maxLength.registration_no}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={value => {
            setTyped(value)
            setMatches(null)
          }}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            search()
          }}
        />
      </Field>
      <Button busy={isBusy} onClick={search}>
        {t.search}
      </Button>
      {matches && matches.length > 0 ? (
        <Field label={t.choosePartner} group>
          {matches.map(partner => (
            <Radio
              key={partner.registration_no}
              className={styles.choice}
              name="partner"
              checked={partner.registration_no === chosen}
              onChange={() => onChoose(partner)}
            >
              {nameIn(language, partner)}
            </Radio>
          ))}
        </Field>
      ) : null}
    </div>
  )
}
