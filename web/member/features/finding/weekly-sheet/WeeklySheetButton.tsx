import { IconPrinter } from '@tabler/icons-react'
import { call } from '#web/api/client.ts'
import { PaperButton } from '#web/member/parts/PaperButton.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './WeeklySheetButton.module.css'
import { weeklySheetWords } from './words.ts'

/** Opens this week's sheet of new families that fit. */
export function WeeklySheetButton() {
  const language = useLanguage()
  return (
    <PaperButton
      icon={IconPrinter}
      className={styles.sheet}
      words={weeklySheetWords(language)}
      ticket={() => call('POST /matches/sheet/ticket', { language })}
    />
  )
}
