import { useId } from 'react'
import { type BiodataDesign, biodataDesigns } from '#contract/families/biodata.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './DesignChoice.module.css'
import { DesignPicture } from './DesignPicture.tsx'
import { biodataWords } from './words.ts'

interface Props {
  value: BiodataDesign
  onChange: (design: BiodataDesign) => void
}

export function DesignChoice({ value, onChange }: Props) {
  const t = biodataWords(useLanguage())
  const name = useId()
  return (
    <Field label={t.design} group>
      <div className={styles.designs}>
        {biodataDesigns.map(design => (
          <label key={design} className={styles.design}>
            <input type="radio" name={name} checked={design === value} onChange={() => onChange(design)} />
            <DesignPicture design={design} />
            <span>{t[design]}</span>
          </label>
        ))}
      </div>
    </Field>
  )
}
