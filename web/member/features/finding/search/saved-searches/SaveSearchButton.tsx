import { IconBookmark } from '@tabler/icons-react'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { savedWords } from './words.ts'

/** With `short` it shows only the verb, where it shares a row with other tools. */
export function SaveSearchButton({ short = false, onPress }: { short?: boolean; onPress: () => void }) {
  const t = savedWords(useLanguage())
  return (
    <Button kind="quiet" small aria-label={t.save} onClick={onPress}>
      <Icon of={IconBookmark} />
      {short ? t.saveButton : t.save}
    </Button>
  )
}
