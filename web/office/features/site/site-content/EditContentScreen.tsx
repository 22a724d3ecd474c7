import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { type ContentKind, type ContentLanguage, contentKinds, contentLanguages } from '#domain/site/site-content.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { OfficeNotFound } from '#web/office/parts/OfficeNotFound.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { ContentEditor } from './ContentEditor.tsx'
import { contentQuery, type Place } from './queries.ts'
import { contentWords, kindWords } from './words.ts'

const isKind = (value: unknown): value is ContentKind => (contentKinds as readonly unknown[]).includes(value)
const isLanguage = (value: unknown): value is ContentLanguage =>
  (contentLanguages as readonly unknown[]).includes(value)

export default function EditContentScreen() {
  const { kind, language }: Record<string, unknown> = useParams({ strict: false })
  return isKind(kind) && isLanguage(language) ? (
    <Edited key={`${kind} ${language}`} kind={kind} language={language} />
  ) : (
    <OfficeNotFound />
  )
}

function Edited({ kind, language }: Place) {
  const spoken = useLanguage()
  const t = contentWords(spoken)
  const { data, error, refetch } = useQuery(contentQuery({ kind, language }))
  const inLanguage = { both: '', en: ` · ${t.english}`, mr: ` · ${t.marathi}` }[language]
  return (
    <>
      <ScreenHead eyebrow="मजकूर" title={`${kindWords(spoken)[kind]}${inLanguage}`}>
        <ButtonLink href="/office/content">{t.back}</ButtonLink>
      </ScreenHead>
      {data ? (
        <ContentEditor key={data.version} place={{ kind, language }} content={data} onChanged={() => void refetch()} />
      ) : (
        <NoAnswerYet error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
