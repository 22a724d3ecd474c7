import { IconDotsVertical } from '@tabler/icons-react'
import { Button } from '#web/ui/Button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './ActionButtons.module.css'
import { actionStyles } from './action-styles.ts'
import { previewSet } from './button-set.ts'
import { actionWords } from './words.ts'

/** The buttons that others see on the member's own profile, all disabled. */
export function PreviewButtons() {
  const t = actionWords(useLanguage())
  return (
    <div className={classNames(styles.actions, styles.profile)} data-actions="profile">
      <div className={styles.words}>
        {previewSet.buttons.map(action => (
          <Button key={action} kind={actionStyles[action].kind} disabled>
            <Icon of={actionStyles[action].icon} />
            <span>{t[action]}</span>
          </Button>
        ))}
        <Button kind="quiet" disabled>
          <Icon of={IconDotsVertical} />
          <span>{t.more}</span>
        </Button>
      </div>
    </div>
  )
}
