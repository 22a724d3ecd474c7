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

/** Every version, the newest first. Nothing is lost by going back. */
export function ContentHistory({ content, busy, onGoBack }: Props) {
  const language = useLanguage()
  const say = contentWords(language)
  if (content.history.length === 0) return null
  const columns: Column<Content['history'][number]>[] = [
    { key: 'version', label: say.version, isHeading: true, cell: ({ version }) => say.numbered(say.version, version) },
    { key: 'at', label: say.at, cell: ({ at }) => formatInstant(at, language) },
    { key: 'by', label: say.by, cell: ({ by }) => by || say.byProduct },
    {
      key: 'state',
      label: say.state,
      cell: ({ is_published }) => (is_published ? <Badge tone="good">{say.published}</Badge> : ''),
    },
  ]
  return (
    <div>
      <h2>{say.history}</h2>
      <DataTable
        caption={say.history}
        columns={columns}
        rows={content.history}
        keyOf={({ version }) => String(version)}
        actions={{
          label: say.goBack,
          of: ({ version, is_published }) =>
            is_published || version === content.version ? null : (
              <Button kind="quiet" small busy={busy} onClick={() => onGoBack(version)}>
                {say.goBack}
              </Button>
            ),
        }}
      />
    </div>
  )
}
