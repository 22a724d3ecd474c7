import { type ReactNode, useEffect, useState } from 'react'
import type { CurrentMember } from '#contract/my-profile.ts'
import { FormSection } from '#web/ui/FormSection.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './EditForm.module.css'
import { ElsewhereDialog } from './ElsewhereDialog.tsx'
import { ExpectationSection } from './ExpectationSection.tsx'
import { EditFormContext } from './edit-form-context.ts'
import { FamilySection } from './FamilySection.tsx'
import { HoroscopeSection } from './HoroscopeSection.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { PersonalSection } from './PersonalSection.tsx'
import { PropertiesSection } from './PropertiesSection.tsx'
import { propertiesPath } from './profile-form.ts'
import { SaveBar } from './SaveBar.tsx'
import {
  errorsIn,
  firstLacking,
  fullness,
  type SectionName,
  sectionAfter,
  sectionNames,
  sectionOf,
} from './sections.ts'
import { useEditForm } from './use-edit-form.ts'
import { useFieldFocus } from './use-field-focus.ts'
import { useLeaving } from './use-leaving.ts'
import { editWords } from './words.ts'

interface Props {
  member: CurrentMember
  /** The field that a link leads to. */
  field: string
}

export function EditForm({ member, field }: Props) {
  const say = editWords(useLanguage())
  const edit = useEditForm(member)
  const { form, errors, set, isChanged, elsewhere } = edit
  const [around, goTo] = useFieldFocus()
  const [opening] = useState(() => sectionOf(field) ?? firstLacking(member.missing_fields))
  const [open, setOpen] = useState<readonly SectionName[]>([opening])
  /** The section that was opened last. */
  const [current, setCurrent] = useState(opening)
  const next = sectionAfter(current)
  const [busy, run] = useBusy()
  const [isCancelling, setIsCancelling] = useState(false)
  const { leaving, stay, leave, goBack } = useLeaving(isChanged)
  const show = (path: string) => {
    const section = sectionOf(path)
    if (section) {
      setOpen(now => (now.includes(section) ? now : [...now, section]))
      setCurrent(section)
    }
    goTo(path)
  }
  useEffect(() => {
    if (field) goTo(field)
  }, [field, goTo])

  const save = (then: () => void | Promise<void>) =>
    run(async () => {
      const outcome = await edit.save()
      if (outcome.kind === 'wrong') return show(outcome.first)
      if (outcome.kind === 'failed') return
      toast.success(outcome.message)
      await then()
    })
  const goOnAt = (section: SectionName) => {
    setOpen([section])
    setCurrent(section)
    goTo(section)
  }
  const toggle = (section: SectionName) => {
    if (!open.includes(section)) setCurrent(section)
    setOpen(now => (now.includes(section) ? now.filter(one => one !== section) : [...now, section]))
  }

  const contents: Record<SectionName, ReactNode> = {
    personal: <PersonalSection onContactChanged={edit.reload} />,
    horoscope: <HoroscopeSection />,
    family: <FamilySection />,
    properties: <PropertiesSection onRemoveSaved={edit.removeProperty} />,
    expectation: <ExpectationSection />,
  }
  const words = { filled: say.filled, full: say.full, errors: say.wrong }
  const count = form[propertiesPath].length
  const wordsOfProperties = { ...words, filled: () => say.noneAdded, full: say.added(count) }
  return (
    <EditFormContext value={{ member, form, errors, set }}>
      {edit.restored ? (
        <Notice>
          {say.restored} <TextButton onClick={edit.discard}>{say.discard}</TextButton>
        </Notice>
      ) : null}
      {/* No form: its popups are forms of their own, and a form cannot stand in another. */}
      <div ref={around} className={styles.form}>
        <div className={styles.sections}>
          {sectionNames.map(name => (
            <div key={name} data-field={name}>
              <FormSection
                title={say[name]}
                {...fullness(name, form)}
                errors={errorsIn(name, errors)}
                words={name === 'properties' ? wordsOfProperties : words}
                open={open.includes(name)}
                onToggle={() => toggle(name)}
              >
                {contents[name]}
              </FormSection>
            </div>
          ))}
        </div>
        <SaveBar
          busy={busy}
          isChanged={isChanged}
          errors={Object.keys(errors).length}
          onSave={() => save(goBack)}
          onSaveAndNext={next ? () => save(() => goOnAt(next)) : undefined}
          onCancel={() => (isChanged ? setIsCancelling(true) : void goBack())}
        />
      </div>
      {isCancelling ? (
        <LeaveQuestion
          kind="discard"
          onLeave={() => {
            edit.discard()
            setIsCancelling(false)
            void goBack()
          }}
          onStay={() => setIsCancelling(false)}
        />
      ) : null}
      {leaving ? <LeaveQuestion kind="leave" onLeave={leave} onStay={stay} /> : null}
      {elsewhere ? <ElsewhereDialog elsewhere={elsewhere} onClose={edit.closeElsewhere} /> : null}
    </EditFormContext>
  )
}
