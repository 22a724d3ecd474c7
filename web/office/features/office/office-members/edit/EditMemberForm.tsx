import { type ReactNode, useState } from 'react'
import { call } from '#web/api/client.ts'
import { ActReasonDialog } from '#web/office/parts/ActReasonDialog.tsx'
import { SaveBar } from '#web/office/parts/SaveBar.tsx'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { ElsewhereDialog } from '#web/profile-form/ElsewhereDialog.tsx'
import { ExpectationSection } from '#web/profile-form/ExpectationSection.tsx'
import { EditFormContext } from '#web/profile-form/edit-form-context.ts'
import { FamilySection } from '#web/profile-form/FamilySection.tsx'
import { HoroscopeSection } from '#web/profile-form/HoroscopeSection.tsx'
import { LeaveQuestion } from '#web/profile-form/LeaveQuestion.tsx'
import { PersonalSection } from '#web/profile-form/PersonalSection.tsx'
import { ProfileSections } from '#web/profile-form/ProfileSections.tsx'
import { PropertiesSection } from '#web/profile-form/PropertiesSection.tsx'
import { type SectionName, sectionOf } from '#web/profile-form/sections.ts'
import { useFieldFocus } from '#web/profile-form/use-field-focus.ts'
import { useLeaving } from '#web/profile-form/use-leaving.ts'
import { editWords } from '#web/profile-form/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import styles from './EditMemberForm.module.css'
import type { OfficeProfile } from './queries.ts'
import { SaveDialog } from './SaveDialog.tsx'
import { useProfileEdit } from './use-profile-edit.ts'
import { editMemberWords } from './words.ts'

const readStars = (birth: { date: string; time: string }) => call('GET /office/horoscope', birth)

export function EditMemberForm({ record }: { record: OfficeProfile }) {
  const language = useLanguage()
  const t = editMemberWords(language)
  const words = editWords(language)
  const { uuid, gender } = record
  const edit = useProfileEdit(record)
  const { form, errors, set, changed } = edit
  const [around, goTo] = useFieldFocus()
  const [open, setOpen] = useState<readonly SectionName[]>(['personal'])
  const [asks, setAsks] = useState<'save' | 'contacts' | 'discard' | null>(null)
  const [reason, setReason] = useState('')
  const { leaving, stay, leave, goBack } = useLeaving(changed.length > 0, `/office/members/${uuid}`)
  const show = (path: string) => {
    const section = sectionOf(path)
    if (section) setOpen(now => (now.includes(section) ? now : [...now, section]))
    goTo(path)
  }
  const askToSave = () => {
    const wrong = edit.check()
    if (wrong?.kind === 'wrong') show(wrong.first)
    else setAsks('save')
  }
  const save = async (why: string) => {
    // The reason is remembered for a second try, so that nobody types it twice.
    setReason(why)
    const outcome = await edit.save(why)
    setAsks(null)
    if (outcome.kind === 'wrong') return show(outcome.first)
    if (outcome.kind === 'elsewhere') return
    toast.success(outcome.message)
    void officeClient.invalidateQueries({ queryKey: ['member', uuid] })
    await goBack()
  }
  const reveal = async (why: string) => {
    const { family } = await call('POST /office/member/contact', { uuid, reason: why })
    setReason(why)
    edit.showContacts(family)
    setAsks(null)
  }
  const withheld = edit.hasContacts ? undefined : (
    <div className={styles.withheld}>
      <Hint>{t.contactsHidden}</Hint>
      <Button onClick={() => setAsks('contacts')}>{t.showContacts}</Button>
    </div>
  )
  const contents: Record<SectionName, ReactNode> = {
    personal: <PersonalSection />,
    horoscope: <HoroscopeSection />,
    family: <FamilySection withheld={withheld} />,
    properties: <PropertiesSection />,
    expectation: <ExpectationSection />,
  }
  const errorCount = Object.keys(errors).length
  const state =
    errorCount > 0 ? words.checkFields(errorCount) : changed.length > 0 ? words.unsaved : words.nothingChanged
  return (
    <EditFormContext
      value={{
        gender,
        form,
        errors,
        set,
        readStars,
        leftToCandidate: null,
        tellFailure: toastOfficeFailure,
        shown: edit.shown,
        waiting: [],
      }}
    >
      {/* No form element: the popups are forms, and forms cannot be nested. */}
      <div ref={around} className={styles.form}>
        <ProfileSections
          contents={contents}
          open={open}
          onToggle={name => setOpen(now => (now.includes(name) ? now.filter(one => one !== name) : [...now, name]))}
        />
        <SaveBar>
          <p aria-live="polite">{state}</p>
          <Button onClick={() => (changed.length > 0 ? setAsks('discard') : void goBack())}>{words.cancel}</Button>
          <Button kind="primary" disabled={changed.length === 0} onClick={askToSave}>
            {words.save}
          </Button>
        </SaveBar>
      </div>
      {asks === 'save' ? (
        <SaveDialog record={record} changed={changed} reason={reason} onSave={save} onClose={() => setAsks(null)} />
      ) : null}
      {asks === 'contacts' ? (
        <ActReasonDialog
          kind="contact"
          title={t.contactsTitle}
          confirm={t.showContacts}
          onConfirm={reveal}
          onClose={() => setAsks(null)}
        />
      ) : null}
      {asks === 'discard' ? (
        <LeaveQuestion
          kind="discard"
          onLeave={() => {
            setAsks(null)
            void goBack()
          }}
          onStay={() => setAsks(null)}
        />
      ) : null}
      {leaving ? <LeaveQuestion kind="lose" onLeave={leave} onStay={stay} /> : null}
      {edit.elsewhere ? <ElsewhereDialog elsewhere={edit.elsewhere} onClose={edit.closeElsewhere} /> : null}
    </EditFormContext>
  )
}
