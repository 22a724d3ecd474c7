import type { Breakdown } from '#domain/kundali/breakdown.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { gunMilanWords } from '#web/member/parts/gun-milan.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Eyebrow, eyebrowClass } from '#web/ui/Eyebrow.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Motif } from '#web/ui/Motif.tsx'
import styles from './GunMilan.module.css'
import { KootaRow } from './KootaRow.tsx'
import { MangalAndNotes } from './MangalAndNotes.tsx'
import { PetalRing } from './PetalRing.tsx'
import { VerdictMark } from './VerdictMark.tsx'
import { kundaliWords } from './words.ts'

interface GunMilanProps {
  /** Null on the member's own profile, which has nobody to be compared with. */
  breakdown: Breakdown | null
  /** Which of the two the viewer is. */
  viewer?: 'bride' | 'groom' | null
  language: Language
}

export function GunMilan({ breakdown, viewer = null, language }: GunMilanProps) {
  const t = kundaliWords(language)
  const scored = breakdown?.known ? breakdown : null
  return (
    <Card as="section" className={styles.card} lang={language} aria-labelledby="gun-milan">
      <Motif band />
      <div className={styles.columns}>
        <div className={styles.total}>
          {language === 'en' ? <Eyebrow>{kundaliWords('mr').title}</Eyebrow> : null}
          <h2 id="gun-milan" className={language === 'en' ? undefined : eyebrowClass}>
            {t.title}
          </h2>
          {scored ? (
            <>
              <PetalRing total={scored.total} language={language} />
              <Badge tone={scored.band.code === 'not_recommended' ? 'plain' : 'gold'}>
                {scored.band.name[language]}
              </Badge>
              <Hint>{t.suitable}</Hint>
            </>
          ) : null}
        </div>
        {scored ? (
          <ul className={styles.kootas}>
            {scored.kootas.map(line => (
              <li key={line.code}>
                <KootaRow line={line} language={language} />
              </li>
            ))}
          </ul>
        ) : (
          <NoScore breakdown={breakdown} viewer={viewer} language={language} />
        )}
      </div>
      {breakdown ? <MangalAndNotes breakdown={breakdown} language={language} /> : null}
    </Card>
  )
}

function NoScore({ breakdown, viewer, language }: GunMilanProps) {
  const t = kundaliWords(language)
  if (!breakdown) return <p className={styles.own}>{t.own}</p>
  return (
    <div className={styles.missing}>
      <h3>
        <VerdictMark kind="unknown" />
        {gunMilanWords(language).unknown}
      </h3>
      <p>{t.missingHelp}</p>
      <ul>
        {breakdown.known
          ? null
          : breakdown.missing.map(({ whose, text }) => (
              <li key={whose}>
                <b>{t[whose]}</b>
                <span>{text[language]}</span>
              </li>
            ))}
      </ul>
      {!breakdown.known && breakdown.missing.some(({ whose }) => whose === viewer) ? (
        <ButtonLink className={styles.fill} href="/edit-profile#birth_time">
          {gunMilanWords(language).fillIn}
        </ButtonLink>
      ) : null}
    </div>
  )
}
