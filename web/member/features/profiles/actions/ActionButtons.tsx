import { IconDotsVertical } from '@tabler/icons-react'
import type { ProfileAction } from '#contract/summary.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Menu } from '#web/ui/Menu.tsx'
import { actionStyles } from './action-styles.ts'
import type { ButtonSet } from './button-set.ts'
import { actionWords } from './words.ts'
import './ActionButtons.css'

interface Props {
  set: ButtonSet
  /** What each action does. An action without a handler is not drawn: a button is absent rather than dead. */
  handlers?: Partial<Record<ProfileAction, () => void>>
  /** The member's own profile as others see it: every button is drawn and none can be pressed. */
  isPreview?: boolean
  isContactSeen: boolean
}

export function ActionButtons({ set, handlers = {}, isPreview = false, isContactSeen }: Props) {
  const say = actionWords(useLanguage())
  const isDrawn = (action: ProfileAction) => isPreview || handlers[action] !== undefined
  const buttons = set.buttons.filter(isDrawn)
  const menu = set.menu.filter(isDrawn)
  if (buttons.length === 0 && menu.length === 0) return null
  const classOf = (action: ProfileAction) => {
    if (action === 'VIEW_CONTACT' && isContactSeen) return 'btn on'
    return action === 'REMOVE_SHORTLIST' ? 'btn qui marked' : `btn ${actionStyles[action].kind}`
  }
  return (
    <div className="moves">
      {buttons.map(action => {
        return (
          <button
            key={action}
            type="button"
            className={classOf(action)}
            disabled={isPreview}
            onClick={handlers[action]}
          >
            <Icon of={actionStyles[action].icon} />
            <span>{say[action]}</span>
          </button>
        )
      })}
      {isPreview ? (
        <button type="button" className="btn qui" disabled>
          <Icon of={IconDotsVertical} />
          <span>{say.more}</span>
        </button>
      ) : menu.length > 0 ? (
        <Menu
          label={say.more}
          face={<Icon of={IconDotsVertical} />}
          current=""
          items={menu.map(action => ({
            label: say[action],
            icon: actionStyles[action].icon,
            onSelect: () => handlers[action]?.(),
          }))}
        />
      ) : null}
    </div>
  )
}
