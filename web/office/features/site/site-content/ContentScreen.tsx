import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '#domain/format/instant.ts'
import { factKinds, pageKinds } from '#domain/site/site-content.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { officeWords } from '#web/office/words.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { type ContentState, contentListQuery, type Place } from './queries.ts'
import { contentWords, kindWords } from './words.ts'

interface Row extends Place {
  /** Null for a piece that has never been written. */
  state: ContentState | null
}

const places: readonly Place[] = [
  ...factKinds.map(kind => ({ kind, language: 'both' }) as const),
  ...pageKinds.flatMap(kind => [{ kind, language: 'en' } as const, { kind, language: 'mr' } as const]),
]

/** Every piece of the site's content, and which have an unpublished draft. */
export default function ContentScreen() {
  const language = useLanguage()
  const t = contentWords(language)
  const nameOf = kindWords(language)
  const title = officeWords(language).content
  const { data, error, refetch } = useQuery(contentListQuery)
  const spoken = { both: t.both, en: t.english, mr: t.marathi }
  const stateOf = ({ state }: Row) => {
    if (!state) return <Badge>{t.nothing}</Badge>
    if (state.published === 0) return <Badge tone="warning">{t.never}</Badge>
    if (state.version > state.published) return <Badge tone="gold">{t.draft}</Badge>
    if (state.is_older_than_english) return <Badge tone="warning">{t.older}</Badge>
    return <Badge tone="good">{t.published}</Badge>
  }
  const columns: Column<Row>[] = [
    { key: 'piece', label: t.piece, isHeading: true, cell: ({ kind }) => nameOf[kind] },
    { key: 'language', label: t.language, cell: row => spoken[row.language] },
    { key: 'state', label: t.state, cell: stateOf },
    {
      key: 'changed',
      label: t.changed,
      cell: ({ state }) =>
        state ? `${formatInstant(state.changed_at, language)} · ${state.changed_by || t.byProduct}` : '',
    },
  ]
  const rows = places.map(place => ({
    ...place,
    state: data?.list.find(one => one.kind === place.kind && one.language === place.language) ?? null,
  }))
  return (
    <>
      <ScreenHead eyebrow="मजकूर" title={title} />
      {data ? (
        <DataTable
          caption={title}
          columns={columns}
          rows={rows}
          keyOf={row => `${row.kind} ${row.language}`}
          actions={{
            label: t.edit,
            of: row => (
              <ButtonLink
                kind="quiet"
                small
                href={`/office/content/${row.kind}/${row.language}`}
                aria-label={`${t.edit}: ${nameOf[row.kind]}, ${spoken[row.language]}`}
              >
                {t.edit}
              </ButtonLink>
            ),
          }}
        />
      ) : (
        <NoAnswerYet part error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
