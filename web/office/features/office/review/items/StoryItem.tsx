import { digits } from '#domain/words/digits.ts'
import { Facts } from '#web/ui/Facts.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from '../ItemPane.module.css'
import type { ItemOf } from '../queries.ts'
import { queueWords } from '../words.ts'

export function StoryItem({ item }: { item: ItemOf<'story'> }) {
  const language = useLanguage()
  const t = queueWords(language)
  const { bride, bride_address, groom, groom_address, words, wedding_year, image } = item
  return (
    <div className={styles.sides}>
      {image ? <img className={styles.picture} src={image} alt={t.couple} /> : null}
      <div className={styles.part}>
        <Facts
          className={styles.facts}
          facts={[
            [t.bride, `${bride}${bride_address ? `, ${bride_address}` : ''}`],
            [t.groom, `${groom}${groom_address ? `, ${groom_address}` : ''}`],
            [t.storyWords, words],
            [t.weddingYear, wedding_year ? digits(language, wedding_year) : ''],
          ]}
        />
      </div>
    </div>
  )
}
