import { useId } from 'react'
import { type BiodataDesign, biodataDesigns } from '#contract/families/biodata.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './DesignChoice.module.css'
import patrika from './design-patrika.webp'
import simple from './design-simple.webp'
import toran from './design-toran.webp'
import { biodataWords } from './words.ts'

const pictures: Record<BiodataDesign, string> = { TORAN: toran, PATRIKA: patrika, SIMPLE: simple }

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
            <img src={pictures[design]} alt="" width={260} height={368} loading="lazy" />
            <span>{t[design]}</span>
          </label>
        ))}
      </div>
    </Field>
  )
}
