import { formatInstant } from '#domain/format/instant.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { type Column, DataTable } from '#web/ui/DataTable.tsx'
import { useLanguage } from '#web/ui/language.ts'
import type { Content } from './queries.ts'
import { contentWords } from './words.ts'

interface Props {
  content: Content
  busy: boolean
  onGoBack: (version: number) => void
}

/** Every version, newest first. Restoring one keeps all others. */
export function ContentHistory({ content, busy, onGoBack }: Props) {
  const language = useLanguage()
  const t = contentWords(language)
  if (content.history.length === 0) return null
  const columns: Column<Content['history'][number]>[] = [
    { key: 'version', label: t.version, isHeading: true, cell: ({ version }) => t.numbered(t.version, version) },
    { key: 'at', label: t.at, cell: ({ at }) => formatInstant(at, language) },
    { key: 'by', label: t.by, cell: ({ by }) => by || t.byProduct },
    {
      key: 'state',
      label: t.state,
      cell: ({ is_published }) => (is_published ? <Badge tone="good">{t.published}</Badge> : ''),
    },
  ]
  return (
    <div>
      <h2>{t.history}</h2>
      <DataTable
        caption={t.history}
        columns={columns}
        rows={content.history}
        keyOf={({ version }) => String(version)}
        actions={{
          label: t.goBack,
          of: ({ version, is_published }) =>
            is_published || version === content.version ? null : (
              <Button kind="quiet" small busy={busy} onClick={() => onGoBack(version)}>
                {t.goBack}
              </Button>
            ),
        }}
      />
    </div>
  )
}
