import type { ComponentProps } from 'react'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './fields/fields.module.css'
import { Properties } from './rows/Properties.tsx'
import { editWords } from './words.ts'

export function PropertiesSection(props: ComponentProps<typeof Properties>) {
  const t = editWords(useLanguage())
  return (
    <div className={styles.block}>
      <Hint>{t.propertiesHint}</Hint>
      <Properties {...props} />
    </div>
  )
}
