import { IconDownload, IconPhone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ProfileAction } from '#contract/finding/summary.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { commonLanguage } from '#domain/families/both-scripts/script-of.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { ContactDetails } from '#web/member/features/relations/contacts/ContactDetails.tsx'
import { remainingContactQuery } from '#web/member/features/relations/contacts/queries.ts'
import { PlanMessage } from '#web/member/parts/PlanMessage.tsx'
import { memberWords } from '#web/member/words.ts'
import { meQuery } from '#web/session/queries.ts'
import { otherSide, useViewer } from '#web/session/use-viewer.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Lotus } from '#web/ui/Lotus.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Portrait } from '#web/ui/Portrait.tsx'
import styles from './AcceptedDialog.module.css'
import { acceptedWords } from './accepted-words.ts'
import type { ActionTarget } from './button-set.ts'
import { actionWords } from './words.ts'

interface Props {
  member: ActionTarget
  onPress: (action: ProfileAction) => void
  onClose: () => void
}

const nameOf = (one: { first_name: string; last_name: string }) => `${one.first_name} ${one.last_name}`
export function namesSideBySide(
  me: Parameters<typeof nameOf>[0],
  other: Parameters<typeof nameOf>[0],
  language: Language,
): readonly [string, string] {
  const namesIn = (each: Language) => [nameOf(inLanguage(me, each)), nameOf(inLanguage(other, each))] as const
  return namesIn(commonLanguage(language, namesIn))
}

/** The sheet about a yes between two families: who they are, the number if it may be seen, the biodata, what comes next. */
export function AcceptedDialog({ member, onPress, onClose }: Props) {
  const language = useLanguage()
  const t = acceptedWords(language)
  const actions = actionWords(language)
  const viewer = useViewer()
  const { data: me } = useQuery(meQuery)
  const { data: contact } = useQuery(remainingContactQuery(member.uuid))
  const opened = contact && 'registration_no' in contact ? contact : null
  const needsPlan = !opened && (contact ? contact.has_plan === 0 : !viewer.isPaid)
  const [ourName, theirName] = me ? namesSideBySide(me, member, language) : ['', nameOf(member)]
  const isOurYes = member.RecivedIntrestStatus === 'ACCEPTED'
  return (
    <Dialog
      eyebrow="शुभ वार्ता"
      title={t.title}
      onClose={onClose}
      footer={
        <>
          <Button
            className={styles.biodata}
            kind={opened ? 'primary' : 'secondary'}
            onClick={() => onPress('DOWNLOAD_PROFILE')}
          >
            <Icon of={IconDownload} />
            {actions.DOWNLOAD_PROFILE}
          </Button>
          {needsPlan ? (
            <ButtonLink kind="primary" href={`/membership-plans?contact_of=${member.uuid}`} onClick={onClose}>
              {memberWords(language).viewPlan}
            </ButtonLink>
          ) : opened ? null : (
            <Button kind="primary" onClick={() => onPress('VIEW_CONTACT')}>
              <Icon of={IconPhone} />
              {actions.VIEW_CONTACT}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.pair}>
        <figure>
          <Portrait className={styles.face} image={me?.image} gender={viewer.gender} alt="" face />
          <figcaption>{ourName}</figcaption>
        </figure>
        <Lotus className={styles.lotus} />
        <figure>
          <Portrait
            className={styles.face}
            image={member.user_images[0]?.image}
            gender={otherSide(viewer.gender)}
            alt=""
            face
          />
          <figcaption>{theirName}</figcaption>
        </figure>
      </div>
      <p className={styles.said}>{isOurYes ? t.weAccepted(member.last_name) : t.theyAccepted(member.last_name)}</p>
      {opened ? <ContactDetails memberId={member.uuid} contact={opened} /> : null}
      <section className={styles.next} aria-label={t.nextTitle}>
        <h3>{t.nextTitle}</h3>
        <p>{needsPlan ? <PlanMessage reason={t.needsPlan} /> : opened ? t.call : t.viewContact}</p>
      </section>
    </Dialog>
  )
}
