import type { Breakdown } from '#domain/kundali/breakdown.ts'
import type { Language } from '#domain/words/catalogue.ts'
import { BesideTheScore } from './BesideTheScore.tsx'
import { KootaRow } from './KootaRow.tsx'
import { PetalRing } from './PetalRing.tsx'
import { VerdictMark } from './VerdictMark.tsx'
import './gun-milan.css'
import { kundaliWords } from './words.ts'

interface GunMilanProps {
  /** Null on the member's own profile, which is compared with nobody. */
  breakdown: Breakdown | null
  language: Language
}

export function GunMilan({ breakdown, language }: GunMilanProps) {
  const say = kundaliWords(language)
  const known = breakdown?.known ? breakdown : null
  return (
    <section className="card gun-milan" lang={language} aria-labelledby="gun-milan">
      <div className="motif zari" />
      <div className="milan">
        <div className="milan-total">
          {language === 'en' ? (
            <span className="eyebrow" lang="mr">
              {kundaliWords('mr').title}
            </span>
          ) : null}
          <h2 id="gun-milan" className={language === 'en' ? undefined : 'eyebrow'}>
            {say.title}
          </h2>
          <PetalRing total={known ? known.total : null} language={language} />
          {known ? (
            <>
              <span className={known.band.code === 'not_recommended' ? 'badge' : 'badge gold'}>
                {known.band.name[language]}
              </span>
              <p className="hint">{say.suitable}</p>
            </>
          ) : null}
        </div>
        {known ? (
          <ul className="kootas">
            {known.kootas.map(line => (
              <li key={line.code}>
                <KootaRow line={line} language={language} />
              </li>
            ))}
          </ul>
        ) : (
          <NoScore breakdown={breakdown} language={language} />
        )}
      </div>
      {breakdown ? <BesideTheScore breakdown={breakdown} language={language} /> : null}
    </section>
  )
}

function NoScore({ breakdown, language }: GunMilanProps) {
  const say = kundaliWords(language)
  if (!breakdown) return <p className="milan-own">{say.own}</p>
  return (
    <div className="milan-missing">
      <h3>
        <VerdictMark kind="unknown" />
        {say.detailsMissing}
      </h3>
      <p>{say.missingHelp}</p>
      <ul>
        {breakdown.known
          ? null
          : breakdown.missing.map(({ whose, text }) => (
              <li key={whose}>
                <b>{say[whose]}</b>
                <span>{text[language]}</span>
              </li>
            ))}
      </ul>
    </div>
  )
}
