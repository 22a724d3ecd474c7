import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContactAnswer } from '#contract/relations/contacts.ts'
import type { RelationAnswer } from '#contract/relations/pair.ts'
import { nameAndAge } from '#domain/format/name-and-age.ts'
import { call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { PlanDialog } from '#web/member/parts/PlanDialog.tsx'
import { useToday } from '#web/member/parts/use-today.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { ContactPrompt } from './ContactPrompt.tsx'
import { remainingContactQuery } from './queries.ts'
import { type Whom, WhomFace } from './Whom.tsx'
import { contactWords } from './words.ts'

interface Props {
  whom: Whom
  /** Called when the relation of the two families has changed. */
  onSpent: (relation: RelationAnswer) => void
  onClose: () => void
}

/**
 * View Contact. A contact that was unlocked before opens at once, one that costs a view asks first, and without views the
 * dialog leads to the plans. Only confirming the prompt makes the call that spends a view.
 */
export function ContactDialog({ whom, onSpent, onClose }: Props) {
  const { uuid: memberId, last_name: surname } = whom
  const language = useLanguage()
  const t = contactWords(language)
  const client = useQueryClient()
  const today = useToday()
  const { data, error } = useQuery(remainingContactQuery(memberId))
  const [unlocked, setUnlocked] = useState<ContactAnswer | null>(null)
  const contact = unlocked ?? (data && 'registration_no' in data ? data : null)

  async function spend(): Promise<void> {
    try {
      const { message, relation, ...answer } = await call('GET /contact-detail/:uuid', { uuid: memberId })
      setUnlocked(answer)
      onSpent(relation)
      toast.success(message)
    } catch (failure) {
      tellFailure(failure)
      await client.invalidateQueries({ queryKey: remainingContactQuery(memberId).queryKey })
    }
  }

  const whyNone = ({ is_dead, has_number }: NonNullable<typeof data>) => {
    if (is_dead === 1) return t.deadNumber
    return has_number === 1 ? t.waitsForBank : t.noNumber(surname)
  }

  if (contact) {
    const name = [contact.first_name, contact.middle_name, contact.last_name].filter(Boolean).join(' ')
    return (
      <Dialog
        face={<WhomFace whom={whom} />}
        title={nameAndAge(name, whom.dob, today, language)}
        hint={[contact.registration_no, whom.working_place_taluka?.name].filter(Boolean).join(' · ')}
        onClose={onClose}
      >
        <ContactDetails memberId={memberId} contact={contact} />
      </Dialog>
    )
  }
  if (data && data.has_number === 1 && data.is_dead === 0 && data.contact_view > 0)
    return <ContactPrompt whom={whom} viewsLeft={data.contact_view} onSpend={spend} onClose={onClose} />
  if (data && data.has_plan === 0) return <PlanDialog contactOf={memberId} onClose={onClose} />
  if (data && data.contact_view === 0 && data.waits_for_bank === 0)
    return <PlanDialog title={t.usedUp} reason={t.usedUpHelp} contactOf={memberId} onClose={onClose} />
  return (
    <Dialog
      eyebrow="संपर्क"
      title={t.viewContact}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      {error ? (
        <Notice kind="bad">{wordFailure(language, error)}</Notice>
      ) : (
        <Notice>{data ? whyNone(data) : t.asking}</Notice>
      )}
    </Dialog>
  )
}
