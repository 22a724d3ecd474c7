import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { spokenLanguages, type TranslatedLanguage, translatedLanguages } from '#domain/families/consent-languages.ts'
import { type ConsentName, consentNames } from '#domain/families/consents.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { OfficeNotFound } from '#web/office/parts/OfficeNotFound.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { type Place, translationQuery } from './queries.ts'
import { TranslationEditor } from './TranslationEditor.tsx'
import { consentTextNames, consentTextWords } from './words.ts'

const isTranslated = (value: unknown): value is TranslatedLanguage =>
  (translatedLanguages as readonly unknown[]).includes(value)
const isText = (value: unknown): value is ConsentName => (consentNames as readonly unknown[]).includes(value)

export default function ConsentTextScreen() {
  const { language, text }: Record<string, unknown> = useParams({ strict: false })
  return isTranslated(language) && isText(text) ? (
    <Translated key={`${language} ${text}`} place={{ language, text }} />
  ) : (
    <OfficeNotFound />
  )
}

function Translated({ place }: { place: Place }) {
  const spoken = useLanguage()
  const { data, error, refetch } = useQuery(translationQuery(place))
  const title = `${consentTextNames(spoken)[place.text]} · ${spokenLanguages[place.language].own}`
  return (
    <>
      <ScreenHead eyebrow="संमती" title={title}>
        <ButtonLink href="/office/consent-texts">{consentTextWords(spoken).back}</ButtonLink>
      </ScreenHead>
      {data ? (
        <TranslationEditor
          key={data.versions[0]?.version ?? 0}
          place={place}
          translation={data}
          onSaved={() => void refetch()}
        />
      ) : (
        <NoAnswerYet error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
