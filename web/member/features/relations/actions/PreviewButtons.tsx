import { IconDotsVertical } from '@tabler/icons-react'
import { Button } from '#web/ui/Button.tsx'
import { abovePhone } from '#web/ui/breakpoints.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { useMedia } from '#web/ui/use-media.ts'
import styles from './ActionButtons.module.css'
import { actionStyles } from './action-styles.ts'
import { arrange } from './arrange.ts'
import { previewSet } from './button-set.ts'
import { actionWords } from './words.ts'

/** The buttons that others see on the member's own profile, all disabled. */
export function PreviewButtons() {
  const t = actionWords(useLanguage())
  const { worded, marks } = arrange(previewSet, useMedia(abovePhone) ? 'profile' : 'bar')
  return (
    <div className={classNames(styles.actions, styles.profile)} data-actions="profile">
      <div className={styles.words}>
        {worded.map(action => (
          <Button key={action} kind={actionStyles[action].kind} disabled>
            <Icon of={actionStyles[action].icon} />
            <span>{t[action]}</span>
          </Button>
        ))}
      </div>
      <div className={styles.tools}>
        {marks.map(action => (
          <IconButton key={action} className={styles.mark} aria-label={t[action]} disabled>
            <Icon of={actionStyles[action].icon} />
          </IconButton>
        ))}
        <IconButton className={styles.mark} aria-label={t.more} disabled>
          <Icon of={IconDotsVertical} />
        </IconButton>
      </div>
    </div>
  )
}
