import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { CurrentMember } from '#contract/families/my-profile.ts'
import { call } from '#web/api/client.ts'
import { numbersQuery } from '#web/member/parts/numbers-query.ts'
import { ElsewhereDialog } from '#web/profile-form/ElsewhereDialog.tsx'
import { ExpectationSection } from '#web/profile-form/ExpectationSection.tsx'
import { EditFormContext } from '#web/profile-form/edit-form-context.ts'
import { FamilySection } from '#web/profile-form/FamilySection.tsx'
import { HoroscopeSection } from '#web/profile-form/HoroscopeSection.tsx'
import { LeaveQuestion } from '#web/profile-form/LeaveQuestion.tsx'
import { PersonalSection } from '#web/profile-form/PersonalSection.tsx'
import { ProfileSections } from '#web/profile-form/ProfileSections.tsx'
import { PropertiesSection } from '#web/profile-form/PropertiesSection.tsx'
import { firstLacking, type SectionName, sectionAfter, sectionOf } from '#web/profile-form/sections.ts'
import { useFieldFocus } from '#web/profile-form/use-field-focus.ts'
import { useLeaving } from '#web/profile-form/use-leaving.ts'
import { editWords } from '#web/profile-form/words.ts'
import { tellFailure } from '#web/session/session.ts'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { TextButton } from '#web/ui/TextButton.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import { RegisteredContact } from './contact-change/RegisteredContact.tsx'
import { KeptFacts } from './KeptFacts.tsx'
import { SaveBar } from './SaveBar.tsx'
import { useEditForm } from './use-edit-form.ts'
import { useWishCosts } from './wish-costs/use-wish-costs.ts'
import { WishCostNote, WishCostSummary } from './wish-costs/WishCosts.tsx'

const readStars = (birth: { date: string; time: string }) => call('GET /horoscope', birth)

interface Props {
  member: CurrentMember
  /** The field that a link leads to. */
  field: string
}

export function EditForm({ member, field }: Props) {
  const t = editWords(useLanguage())
  const edit = useEditForm(member)
  const { form, errors, set, isChanged, elsewhere } = edit
  const costs = useWishCosts(form)
  const isLeft = member.logged_in.leaves_to_candidate === 'Y'
  const { data: numbers } = useQuery({ ...numbersQuery, enabled: isLeft })
  const left = numbers?.list.flatMap(({ uuid, left_to_candidate }) => (left_to_candidate === 'Y' ? [uuid] : []))
  const leftToCandidate = isLeft ? new Set(left) : null
  const [around, goTo] = useFieldFocus()
  const [opening] = useState(() => sectionOf(field) ?? firstLacking(member.missing_fields))
  const [open, setOpen] = useState<readonly SectionName[]>([opening])
  /** The section that was opened last. */
  const [current, setCurrent] = useState(opening)
  const next = sectionAfter(current)
  const [busy, run] = useBusy()
  const [isCancelling, setIsCancelling] = useState(false)
  const { leaving, stay, leave, goBack } = useLeaving(isChanged, '/my-profile')
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

  /** The form stays open where it is, because most families go on with the next field. */
  const save = (then?: () => void) =>
    run(async () => {
      const outcome = await edit.save()
      if (outcome.kind === 'wrong') return show(outcome.first)
      if (outcome.kind === 'failed') return
      toast.success(outcome.message)
      then?.()
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
    personal: <PersonalSection contact={<RegisteredContact member={member} onChanged={edit.reload} />} />,
    horoscope: <HoroscopeSection />,
    family: <FamilySection />,
    properties: <PropertiesSection onRemoveSaved={edit.removeProperty} />,
    expectation: (
      <ExpectationSection
        summary={<WishCostSummary costs={costs} />}
        noteOf={wish => <WishCostNote costs={costs} wish={wish} />}
      />
    ),
  }
  return (
    <EditFormContext
      value={{
        gender: member.gender,
        form,
        errors,
        set,
        readStars,
        leftToCandidate,
        tellFailure,
        shown: edit.shown,
        waiting: edit.waiting,
      }}
    >
      {edit.restored ? (
        <Notice>
          {t.restored} <TextButton onClick={edit.discard}>{t.discard}</TextButton>
        </Notice>
      ) : null}
      {/* This is no `form` element: its popups are forms, and forms cannot be nested. */}
      <div ref={around} className="stack-4">
        <KeptFacts of={member.uuid} />
        <ProfileSections contents={contents} open={open} onToggle={toggle} />
        <SaveBar
          busy={busy}
          isChanged={isChanged}
          errors={Object.keys(errors).length}
          onSave={() => save()}
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
