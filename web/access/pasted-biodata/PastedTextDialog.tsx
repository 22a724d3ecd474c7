import { type DragEvent, useEffect, useEffectEvent, useId } from 'react'
import type { Reading } from '#domain/families/biodata-text/reading.ts'
import { Button } from '#web/ui/Button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import forms from '../forms.module.css'
import type { Fact } from './kept-facts.ts'
import { MarkedSource } from './MarkedSource.tsx'
import styles from './PastedBiodata.module.css'
import { textOfPdf } from './pdf-text.ts'
import type { PasteTarget } from './proposal.ts'
import { ReadPart } from './ReadPart.tsx'
import { usePastedBiodata } from './use-pasted-biodata.ts'
import { pasteWords } from './words.ts'

export interface PastedTextProps {
  target: PasteTarget
  /** A text that was pasted beside the fields of a form. It is read at once. */
  initial?: string
  /** What was read and kept before, in place of a text. */
  facts?: readonly Fact[]
  onFill: (filled: Readonly<Record<string, string>>, read: readonly Reading[]) => void
  onClose: () => void
}

/** Asks for the biodata that a family has already, shows what was read of it, and gives what somebody ticked to the form. */
export function PastedTextDialog({ target, initial = '', facts, onFill, onClose }: PastedTextProps) {
  const t = pasteWords(useLanguage())
  const pasted = usePastedBiodata(target, initial)
  const [busy, run] = useBusy()
  const pdf = useId()
  const { read, source } = pasted

  const readInitial = useEffectEvent(() => {
    if (facts) run(() => pasted.readFacts(facts))
    else if (initial) run(() => pasted.readSource(initial))
  })
  useEffect(() => readInitial(), [])

  const readFile = (file: File) =>
    run(async () => {
      const answer = await textOfPdf(file)
      if ('fault' in answer) return pasted.setFault(t[answer.fault])
      pasted.setSource(answer.text)
      await pasted.readSource(answer.text)
    })
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    readFile(file)
  }
  if (read)
    return (
      <Dialog
        title={t.reviewTitle}
        hint={t.reviewHint}
        page="read"
        onClose={onClose}
        onBack={facts ? onClose : pasted.back}
        onSubmit={() => onFill(pasted.filled(), read.readings)}
        top={facts ? null : <MarkedSource source={read.source} marks={read.readings} label={t.marked} />}
        footer={
          <>
            <Button onClick={facts ? onClose : pasted.back}>{facts ? t.cancel : t.back}</Button>
            <Button kind="primary" type="submit">
              {t.fill}
            </Button>
          </>
        }
      >
        <div className={forms.fields}>
          <ReadPart read={read} laterHint={target.laterHint} isTaken={pasted.isTaken} onTake={pasted.take} />
        </div>
      </Dialog>
    )
  if (facts)
    return (
      <Dialog title={t.reviewTitle} page="kept" onClose={onClose} busy={busy}>
        {pasted.fault ? <Notice kind="bad">{pasted.fault}</Notice> : null}
      </Dialog>
    )
  if (pasted.candidates.length > 0)
    return (
      <Dialog
        title={t.whichTitle}
        hint={t.whichHint}
        page="which"
        onClose={onClose}
        onBack={pasted.back}
        busy={busy}
        footer={<Button onClick={pasted.back}>{t.back}</Button>}
      >
        <div className={forms.fields}>
          {pasted.candidates.map(one => (
            <Button key={one.name} busy={busy} onClick={() => run(() => pasted.readOf(one, source))}>
              {one.name}
            </Button>
          ))}
        </div>
      </Dialog>
    )
  return (
    <Dialog
      title={t.title}
      hint={t.hint}
      page="source"
      onClose={onClose}
      busy={busy}
      onSubmit={() => run(() => pasted.readSource(source))}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button kind="primary" type="submit" busy={busy}>
            {t.read}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut for the button below it */}
      <div className={forms.fields} onDrop={drop} onDragOver={event => event.preventDefault()}>
        <Field label={t.source} required error={pasted.fault} hint={t.sourceHint}>
          <TextArea value={source} onChange={pasted.setSource} rows={8} data-first />
        </Field>
        <div className={styles.pdf}>
          <label className={buttonClass({}, styles.pick)} htmlFor={pdf}>
            {t.choosePdf}
            <input
              id={pdf}
              type="file"
              className="visually-hidden"
              accept="application/pdf"
              onChange={event => {
                const [file] = event.currentTarget.files ?? []
                // A browser reports no change when the same file is chosen again, unless the value was cleared.
                event.currentTarget.value = ''
                if (file) readFile(file)
              }}
            />
          </label>
          <Hint>{t.pdfRules}</Hint>
        </div>
      </div>
    </Dialog>
  )
}
