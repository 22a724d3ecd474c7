import { useQuery } from '@tanstack/react-query'
import { spokenLanguages, type TranslatedLanguage, translatedLanguages } from '#domain/families/consent-languages.ts'
import { consentNames } from '#domain/families/consents.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeWords } from '#web/office/words.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { type TranslationState, translationsQuery } from './queries.ts'
import { consentTextNames, consentTextWords } from './words.ts'

interface Row {
  language: TranslatedLanguage
  translations: readonly TranslationState[]
}

/** The languages in which families can be asked, and what is written in each. */
export default function ConsentTextsScreen() {
  const language = useLanguage()
  const t = consentTextWords(language)
  const nameOf = consentTextNames(language)
  const title = officeWords(language).consentTexts
  const { data, error, refetch } = useQuery(translationsQuery)
  const stateOf = (one: TranslationState | undefined, isDrafted: boolean) => {
    if (!one) return isDrafted ? t.draft : t.missing
    if (!one.is_in_force) return t.ended
    return one.is_older_than_english ? t.older : t.version(one.version)
  }
  const columns: Column<Row>[] = [
    {
      key: 'language',
      label: t.language,
      isHeading: true,
      cell: row => {
        const { own, name } = spokenLanguages[row.language]
        return (
          <>
            <bdi lang={row.language}>{own}</bdi>
            {own === name[language] ? null : ` · ${name[language]}`}
          </>
        )
      },
    },
    {
      key: 'texts',
      label: t.texts,
      cell: row => (
        <span className="row-2">
          {consentNames.map(text => {
            const translation = row.translations.find(one => one.text === text)
            const isDrafted = data?.drafts.some(one => one.text === text && one.language === row.language) ?? false
            const state = stateOf(translation, isDrafted)
            const label = `${nameOf[text]}: ${translation && isDrafted ? `${state}, ${t.draft}` : state}`
            return (
              <ButtonLink
                key={text}
                kind="quiet"
                small
                href={`/office/consent-texts/${row.language}/${text}`}
                aria-label={`${spokenLanguages[row.language].name[language]}, ${label}`}
              >
                {label}
              </ButtonLink>
            )
          })}
        </span>
      ),
    },
  ]
  const rows = translatedLanguages.map(one => ({
    language: one,
    translations: data?.list.filter(row => row.language === one) ?? [],
  }))
  return (
    <div className="stack-4">
      <ScreenHead eyebrow="संमती" title={title} />
      <Hint>{t.help}</Hint>
      {data ? (
        <DataTable caption={title} columns={columns} rows={rows} keyOf={row => row.language} />
      ) : (
        <NoAnswerYet part error={error} onRetry={() => void refetch()} />
      )}
    </div>
  )
}
