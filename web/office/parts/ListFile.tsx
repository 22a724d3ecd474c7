import { useState } from 'react'
import type { ReasonKind } from '#domain/office/office-reasons.ts'
import { catalogue } from '#domain/words/catalogue.ts'
import { Button } from '#web/ui/Button.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { useLanguage } from '#web/ui/language.ts'
import { ActReasonDialog } from './ActReasonDialog.tsx'

interface Props {
  kind: ReasonKind
  /** What the file holds, and what not. */
  help: string
  take: (reason: string) => Promise<{ name: string; text: string }>
}

const listFileWords = catalogue({
  button: ['Save as a file', 'फाइल घ्या'],
  title: ['Save this list as a file', 'ही यादी फाइलमध्ये घ्या'],
  confirm: ['Save the file', 'फाइल घ्या'],
})

/** The button that saves a list as a file, once the reason has been given. */
export function ListFile({ kind, help, take }: Props) {
  const t = listFileWords(useLanguage())
  const [isAsking, setAsking] = useState(false)
  const save = async (reason: string) => {
    const { name, text } = await take(reason)
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name)
    setAsking(false)
  }
  return (
    <>
      <Button small onClick={() => setAsking(true)}>
        {t.button}
      </Button>
      {isAsking ? (
        <ActReasonDialog
          kind={kind}
          title={t.title}
          confirm={t.confirm}
          onConfirm={save}
          onClose={() => setAsking(false)}
        >
          <p>{help}</p>
        </ActReasonDialog>
      ) : null}
    </>
  )
}
