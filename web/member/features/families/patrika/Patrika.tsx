import { useState } from 'react'
import type { DrawnPatrika, OthersPatrikaAnswer, OwnPatrikaAnswer, PatrikaAnswer } from '#contract/families/patrika.ts'
import { formName } from '#domain/kundali/patrika/describe.ts'
import { type KundaliForm, kundaliForms, kundaliKinds, signsOf } from '#domain/kundali/patrika/drawing.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Motif } from '#web/ui/Motif.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Segmented } from '#web/ui/Segmented.tsx'
import { GurujiSheetButton } from './GurujiSheetButton.tsx'
import { KundaliDrawing } from './KundaliDrawing.tsx'
import styles from './Patrika.module.css'
import { PatrikaDetails } from './PatrikaDetails.tsx'
import { patrikaPageWords } from './words.ts'

interface Props {
  uuid: string
  answer: OthersPatrikaAnswer | OwnPatrikaAnswer
  isOwn: boolean
  language: Language
}

export function Patrika({ uuid, answer, isOwn, language }: Props) {
  const t = patrikaPageWords(language)
  const difference = 'mangal_difference' in answer ? answer.mangal_difference : null
  return (
    <Card as="section" className={styles.card} lang={language} aria-labelledby="patrika">
      <Motif band />
      <div className={styles.body}>
        <h2 id="patrika">{t.title}</h2>
        {difference ? <Notice>{difference[language]}</Notice> : null}
        {answer.patrika ? (
          <Drawn answer={answer} patrika={answer.patrika} language={language} />
        ) : (
          <Missing state={answer.state} isOwn={isOwn} language={language} />
        )}
        {'may_take_sheet' in answer && answer.may_take_sheet ? (
          <GurujiSheetButton uuid={uuid} language={language} />
        ) : null}
      </div>
    </Card>
  )
}

interface KundalisProps {
  patrika: DrawnPatrika
  form: KundaliForm
  language: Language
}

/** The rashi and the navamsa kundali, side by side on wide screens and on paper. */
export const Kundalis = ({ patrika, form, language }: KundalisProps) => (
  <div className={styles.drawings}>
    {kundaliKinds.map(kind => (
      <KundaliDrawing key={kind} signs={signsOf(patrika, kind)} kind={kind} form={form} language={language} />
    ))}
  </div>
)

interface DrawnProps {
  answer: Omit<PatrikaAnswer, 'patrika'>
  patrika: DrawnPatrika
  language: Language
}

function Drawn({ answer, patrika, language }: DrawnProps) {
  const t = patrikaPageWords(language)
  const [form, setForm] = useState<KundaliForm>('diamond')
  return (
    <>
      <Field label={t.form} group>
        <Segmented
          value={form}
          onChange={value => setForm(kundaliForms.find(one => one === value) ?? 'diamond')}
          options={kundaliForms.map(value => ({ value, label: formName(value)[language] }))}
        />
      </Field>
      <Kundalis patrika={patrika} form={form} language={language} />
      {answer.place ? <Hint>{t.computedFor(answer.place[language])}</Hint> : null}
      {answer.warnings.length > 0 ? (
        <Notice>
          <b>{t.check}</b>
          <ul className={styles.warnings}>
            {answer.warnings.map(warning => (
              <li key={warning.en}>{warning[language]}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <PatrikaDetails patrika={patrika} mangalTold={answer.mangal_told} language={language} />
    </>
  )
}

function Missing({ state, isOwn, language }: { state: PatrikaAnswer['state']; isOwn: boolean; language: Language }) {
  const t = patrikaPageWords(language)
  const sentences = { no_time: t.noTime, no_place: t.noPlace, impossible_time: t.impossibleTime, known: '' }
  return (
    <div className={styles.missing}>
      <p>{sentences[state]}</p>
      {isOwn ? <ButtonLink href="/edit-profile#birth_time">{t.tell}</ButtonLink> : null}
    </div>
  )
}
