import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '#domain/format/instant.ts'
import { useLanguage } from '#web/ui/language.ts'
import styles from './BackupLine.module.css'
import { backupLine } from './backup-line.ts'
import { backupsQuery } from './queries.ts'
import { backupWords } from './words.ts'

/** One line about the nightly backup. It needs no action, so nothing is drawn while it loads or when it fails to. */
export function BackupLine() {
  const language = useLanguage()
  const { data } = useQuery(backupsQuery)
  if (!data) return null
  return <p className={styles.line}>{backupLine(backupWords(language), data, at => formatInstant(at, language))}</p>
}
