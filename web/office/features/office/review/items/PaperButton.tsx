import { CallFailed } from '#web/api/client.ts'
import { toastOfficeFailure } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { currentLanguage, useLanguage } from '#web/ui/language.ts'
import { useBusy } from '#web/ui/use-busy.ts'
import { queueWords } from '../words.ts'

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
}

async function fetchPaper(item: string): Promise<Blob> {
  const response = await fetch(`/api/office/queue/${item}/paper`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: currentLanguage() },
    body: '{}',
  })
  if (response.ok) return response.blob()
  const refusal = (await response.json().catch(() => ({}))) as { message?: string }
  throw new CallFailed(response.status, refusal.message ?? '')
}

interface Props {
  item: string
  number: string
  /** In a list, beside others of its kind. */
  small?: boolean
}

/** Downloads the paper of an order or a request. The page never opens it, because the file came from outside and was not re-encoded. */
export function PaperButton({ item, number, small = false }: Props) {
  const t = queueWords(useLanguage())
  const [busy, run] = useBusy()
  const save = () =>
    run(async () => {
      try {
        const paper = await fetchPaper(item)
        saveFile(paper, `${number}.${endings[paper.type] ?? 'pdf'}`)
      } catch (failure) {
        toastOfficeFailure(failure)
      }
    })
  if (small)
    return (
      <Button kind="quiet" small busy={busy} onClick={save} aria-label={`${t.savePaper}: ${number}`}>
        {t.savePaper}
      </Button>
    )
  return (
    <div>
      <Button busy={busy} onClick={save}>
        {t.savePaper}
      </Button>
      <Hint>{t.savePaperHelp}</Hint>
    </div>
  )
}
