import { fieldLabel } from '#contract/field-words.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useLanguage } from '#web/ui/language.ts'
import styles from './ElsewhereDialog.module.css'
import { useEditFormContext } from './edit-form-context.ts'
import { FieldValue } from './FieldValue.tsx'
import type { ElsewhereChanges } from './form-state.ts'
import type { FormPath } from './profile-form.ts'
import { editWords } from './words.ts'

/** Lists what another page has saved meanwhile, before this page overwrites it. */
export function ElsewhereDialog({ elsewhere, onClose }: { elsewhere: ElsewhereChanges; onClose: () => void }) {
  const language = useLanguage()
  const t = editWords(language)
  const { form, set } = useEditFormContext()
  const { takenOver, contested, newer } = elsewhere
  const isTaken = (path: FormPath) => JSON.stringify(form[path]) === JSON.stringify(newer[path])
  return (
    <Dialog
      eyebrow="बदल"
      title={t.elsewhereTitle}
      hint={t.elsewhereText}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t.understood}
        </Button>
      }
    >
      <div className={styles.body}>
        {contested.length > 0 ? (
          <section>
            <h3>{t.elsewhereContested}</h3>
            <ul>
              {contested.map(path => (
                <li key={path}>
                  <b>{fieldLabel(language, path)}</b>
                  <span>
                    {t.elsewhereThere}: <FieldValue path={path} form={newer} />
                  </span>
                  <span>
                    {t.elsewhereHere}: <FieldValue path={path} form={form} />
                  </span>
                  {isTaken(path) ? null : (
                    <Button small onClick={() => set({ [path]: newer[path] })}>
                      {t.takeOther}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {takenOver.length > 0 ? (
          <section>
            <h3>{t.elsewhereTaken}</h3>
            <ul>
              {takenOver.map(path => (
                <li key={path}>
                  <b>{fieldLabel(language, path)}</b>
                  <span>
                    <FieldValue path={path} form={newer} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Dialog>
  )
}
