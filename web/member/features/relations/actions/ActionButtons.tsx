import { IconCheck, IconDotsVertical, IconFlag, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { ProfileAction } from '#contract/finding/summary.ts'
import { inLanguage } from '#domain/families/both-scripts/in-language.ts'
import { formatDay, formatLongDay } from '#domain/format/date.ts'
import type { Gender } from '#domain/limits.ts'
import { meQuery } from '#web/session/queries.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Menu } from '#web/ui/Menu.tsx'
import styles from './ActionButtons.module.css'
import { actionStyles } from './action-styles.ts'
import { arrange, type Shape } from './arrange.ts'
import type { ButtonSet } from './button-set.ts'
import { useFocusAfterPress } from './use-focus-after-press.ts'
import { actionWords } from './words.ts'

interface Props {
  set: ButtonSet
  shape: Shape
  isReady: (action: ProfileAction) => boolean
  onPress: (action: ProfileAction) => void
  /** The action whose call is under way. */
  busy: ProfileAction | null
  /** A dialog of these buttons is open. */
  isAsking: boolean
  /** Part of each button's accessible name on pages with many members. */
  surname: string
  /** When an interest can be sent again. Until then its button is disabled and says so. */
  interestFrom: string | null
  isContactSeen: boolean
  isInterestSent: boolean
  isReported: boolean
  isBlocked: boolean
  /** The only reminder was sent, and a disabled button says so. */
  isReminded: boolean
  /** It is accepted, and a candidate has not said yes to it. */
  waitsForCandidate: boolean
  /** When the own candidate was asked last. */
  askedAt: string | null
}

export function ActionButtons(props: Props) {
  const { set, shape, isReady, onPress, busy, isAsking, surname, interestFrom } = props
  const { isContactSeen, isInterestSent, isReported, isBlocked, isReminded, waitsForCandidate, askedAt } = props
  const language = useLanguage()
  const t = actionWords(language)
  const drawn = { ...set, buttons: set.buttons.filter(isReady), menu: set.menu.filter(isReady) }
  const { worded, marks, menu } = arrange(drawn, shape, isReminded ? 1 : undefined)
  const isProfile = shape === 'profile' || shape === 'bar'
  const isCompact = !isProfile
  const layout = isProfile ? 'profile' : shape
  const nameOf = (action: string) => (isCompact ? t.of(action, surname) : action)
  const hasRed = [...worded, ...marks].some(action => actionStyles[action].kind === 'primary')
  /** The contact is filled once it was opened, and red where it is what to do next: only one button is. */
  const kindOf = (action: ProfileAction) => {
    if (action === 'VIEW_CONTACT' && isContactSeen) return hasRed || shape === 'row' ? 'opened' : 'chosen'
    if (shape === 'row') return 'quiet'
    if (action !== 'VIEW_CONTACT') return actionStyles[action].kind
    return isProfile && worded[0] === action ? 'primary' : 'secondary'
  }
  const container = useRef<HTMLDivElement>(null)
  const rememberPress = useFocusAfterPress(container, [...worded, ...marks, ...menu].join(), isAsking)
  const press = (action: ProfileAction) => {
    rememberPress()
    onPress(action)
  }
  /** The text of a button whose action has to wait. */
  const wait = interestFrom && t.againFrom(formatLongDay(interestFrom, language))
  const waitOf = (action: ProfileAction) => (action === 'SEND_INTEREST' ? wait : null)
  const { data: me } = useQuery(meQuery)
  /** The candidate is named, as at home. */
  function wordOfAsk({ first_name, gender }: { first_name: string; gender: Gender }) {
    return askedAt ? t.remindCandidate(first_name, gender) : t.askCandidate(first_name, gender)
  }
  const isRemove = (action: ProfileAction) =>
    action === 'REMOVE_SHORTLIST' && Boolean(set.hasWordedBookmark) && isCompact
  const wordOf = (action: ProfileAction) =>
    isRemove(action) ? t.remove : action === 'ASK_CANDIDATE' && me ? wordOfAsk(inLanguage(me, language)) : t[action]
  const labelOf = (action: ProfileAction) => [wordOf(action), waitOf(action)].filter(Boolean).join(' ')
  const bookmark = (action: ProfileAction) => action === 'REMOVE_SHORTLIST' && styles.marked
  return (
    <div ref={container} className={classNames(styles.actions, styles[layout])} data-actions={layout} data-screen-only>
      <div className={styles.words}>
        {isInterestSent && shape !== 'row' ? (
          <p data-outcome tabIndex={-1} className={styles.state}>
            <Badge tone="good">
              {t.interestSent}
              <Icon of={IconCheck} />
            </Badge>
          </p>
        ) : null}
        {waitsForCandidate ? (
          <p className={styles.state}>
            <Badge tone="warning">{t.waitsForCandidate}</Badge>
          </p>
        ) : null}
        {askedAt ? (
          <p data-outcome tabIndex={-1} className={styles.state}>
            <Badge tone="good">
              {t.askedOn(formatDay(askedAt, language))}
              <Icon of={IconCheck} />
            </Badge>
          </p>
        ) : null}
        {isReminded ? (
          <Button data-outcome isDone small={isCompact}>
            {t.reminderSent}
          </Button>
        ) : null}
        {worded.map(action => (
          <Button
            key={action}
            kind={kindOf(action)}
            small={isCompact}
            busy={busy === action}
            className={classNames(bookmark(action))}
            disabled={waitOf(action) !== null}
            aria-label={isCompact ? nameOf(labelOf(action)) : undefined}
            onClick={() => press(action)}
          >
            {busy === action ? null : <Icon of={isRemove(action) ? IconX : actionStyles[action].icon} />}
            <span className={styles.label}>
              {wordOf(action)} {waitOf(action) ? <small>{waitOf(action)}</small> : null}
            </span>
          </Button>
        ))}
        {isBlocked ? <Badge tone="warning">{t.blocked}</Badge> : null}
      </div>
      {/* Icon buttons and More stay together beside the worded buttons, which may wrap. */}
      <div className={styles.tools}>
        {marks.map(action => (
          <IconButton
            key={action}
            className={classNames(styles.mark, bookmark(action))}
            data-kind={kindOf(action)}
            aria-label={nameOf(wordOf(action))}
            aria-busy={busy === action || undefined}
            title={wordOf(action)}
            onClick={() => press(action)}
          >
            <Icon of={actionStyles[action].icon} />
          </IconButton>
        ))}
        {menu.length > 0 || isReported ? (
          <Menu
            label={nameOf(t.more)}
            face={<Icon of={IconDotsVertical} />}
            current=""
            items={[
              ...menu.map(action => ({
                label: t[action],
                icon: actionStyles[action].icon,
                onSelect: () => press(action),
              })),
              ...(isReported ? [{ label: t.alreadyReported, icon: IconFlag, isDone: true }] : []),
            ]}
          />
        ) : null}
      </div>
    </div>
  )
}
