import { IconDownload } from '@tabler/icons-react'
import type { Language } from '#domain/words/catalogue.ts'
import { call } from '#web/api/client.ts'
import { PaperButton } from '#web/member/parts/PaperButton.tsx'
import styles from './Patrika.module.css'
import { patrikaPageWords } from './words.ts'

/** Opens the guruji's sheet, which has the kundalis of both families. */
export const GurujiSheetButton = ({ uuid, language }: { uuid: string; language: Language }) => (
  <PaperButton
    icon={IconDownload}
    className={styles.sheet}
    words={patrikaPageWords(language)}
    ticket={() => call('POST /patrika/sheet/ticket', { uuid, language })}
  />
)
