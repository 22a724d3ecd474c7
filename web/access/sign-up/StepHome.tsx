import { useState } from 'react'
import { TextWithForm } from '#web/second-script/TextWithForm.tsx'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { RegisterListField } from './RegisterListField.tsx'
import type { RegistrationForm } from './registration.ts'
import styles from './steps.module.css'
import type { Registration } from './use-registration.ts'
import { registerWords } from './words.ts'

/** A field at a time: a hand may be at the second before the first is drawn. */
const workOf = { residenceTaluka: 'workTaluka', residenceVillage: 'workVillage' } as const

/** Everybody is asked for a place of work. For a person without one it is the residence, whose taluka is in both lists. */
const workAtHome = ({ residenceTaluka, residenceVillage }: RegistrationForm) => ({
  workTaluka: residenceTaluka,
  workVillage: residenceVillage,
})

export function StepHome({ form: { form, set, field, text, textWithForm } }: { form: Registration }) {
  const words = registerWords(useLanguage())
  const [hasNoJob, setHasNoJob] = useState(false)
  const work = (name: 'workTaluka' | 'workVillage') => ({
    ...text(name),
    onChange: (value: string) => {
      setHasNoJob(false)
      set({ [name]: value })
    },
  })
  const residence = (name: 'residenceTaluka' | 'residenceVillage') => ({
    ...text(name),
    onChange: (value: string) => set({ [name]: value, ...(hasNoJob && { [workOf[name]]: value }) }),
  })
  return (
    <>
      <Checkbox
        checked={hasNoJob}
        onChange={checked => {
          setHasNoJob(checked)
          set(checked ? workAtHome(form) : { workTaluka: '', workVillage: '' })
        }}
      >
        {words.noJob}
      </Checkbox>
      <div className={styles.pair}>
        <RegisterListField field={field('workTaluka')} list="work-location" searched {...work('workTaluka')} />
        <TextWithForm {...textWithForm('workVillage')} input={work('workVillage')} />
      </div>
      <div className={styles.pair}>
        <RegisterListField field={field('residenceTaluka')} list="taluka" searched {...residence('residenceTaluka')} />
        <TextWithForm {...textWithForm('residenceVillage')} input={residence('residenceVillage')} />
      </div>
    </>
  )
}
