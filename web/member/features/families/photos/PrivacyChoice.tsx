import { useId, useState } from 'react'
import { type PhotoPrivacy, photoPrivacies } from '#domain/families/photo-privacy.ts'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Radio } from '#web/ui/Radio.tsx'
import styles from './PrivacyChoice.module.css'
import { photoWords } from './words.ts'

interface Props {
  privacy: PhotoPrivacy
  /** Saves the choice. Resolves to whether it was saved. */
  onChoose: (privacy: PhotoPrivacy) => Promise<boolean>
}

/** The choice of who sees the photos. It is saved as soon as it is made. */
export function PrivacyChoice({ privacy, onChoose }: Props) {
  const t = photoWords(useLanguage())
  const name = useId()
  /** The choice that is being saved. */
  const [chosen, setChosen] = useState<PhotoPrivacy | null>(null)
  const choose = async (one: PhotoPrivacy) => {
    if (chosen) return
    setChosen(one)
    await onChoose(one)
    setChosen(null)
  }
  return (
    <Field label={t.privacy} group hint={t.privacyNote}>
      <div className="stack-2">
        {photoPrivacies.map(one => (
          <Radio
            key={one}
            className={styles.choice}
            name={name}
            checked={one === (chosen ?? privacy)}
            aria-describedby={`${name}-${one}`}
            onChange={() => void choose(one)}
          >
            {t[one]}
            <small id={`${name}-${one}`}>{t[`${one}_help`]}</small>
          </Radio>
        ))}
      </div>
    </Field>
  )
}
