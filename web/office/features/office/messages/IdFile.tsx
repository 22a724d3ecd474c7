import { useState } from 'react'
import { call } from '#web/api/client.ts'
import { wordFailure } from '#web/api/failures.ts'
import { PartCard } from '#web/office/parts/PartCard.tsx'
import { officeClient } from '#web/office/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FileDrop } from '#web/ui/files/FileDrop.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { idFile } from './id-file.ts'
import { type Messages, messagesQuery } from './queries.ts'
import { idFileWords } from './words.ts'

/** All wordings as one sheet to register, and back with their ids. */
export function IdFile({ messages }: { messages: Messages }) {
  const language = useLanguage()
  const t = idFileWords(language)
  const [failure, setFailure] = useState<string | null>(null)
  const send = async (file: File) => {
    setFailure(null)
    try {
      toast.success((await call('POST /office/messages/ids', { text: await file.text() })).message)
      void officeClient.invalidateQueries(messagesQuery)
    } catch (error) {
      setFailure(wordFailure(language, error))
    }
  }
  return (
    <PartCard>
      <h2>{t.title}</h2>
      <p>{t.help}</p>
      <div className="row-2">
        <Button
          small
          onClick={() => saveFile(new Blob([idFile(messages)], { type: 'text/csv;charset=utf-8' }), 'sms-ids.csv')}
        >
          {t.take}
        </Button>
      </div>
      <Field label={t.bring} error={failure}>
        <FileDrop accept=".csv,text/csv" onFile={file => void send(file)} progress={null} words={t} />
      </Field>
    </PartCard>
  )
}
