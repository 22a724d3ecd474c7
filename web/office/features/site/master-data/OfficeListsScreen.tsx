import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { masterTypes } from '#contract/site/choice-lists.ts'
import { call } from '#web/api/client.ts'
import { NoAnswerYet } from '#web/office/parts/NoAnswerYet.tsx'
import { ScreenHead } from '#web/office/parts/ScreenHead.tsx'
import { useAddress } from '#web/office/parts/use-address.ts'
import { officeClient, toastOfficeFailure } from '#web/office/queries.ts'
import { officeWords } from '#web/office/words.ts'
import { Button } from '#web/ui/Button.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Select } from '#web/ui/Select.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import { EntriesTable } from './EntriesTable.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import styles from './OfficeListsScreen.module.css'
import { type ListEntry, officeListQuery } from './queries.ts'
import { listNames, officeListWords } from './words.ts'

type Open = { kind: 'add' } | { kind: 'rename' | 'retire' | 'merge'; entry: ListEntry } | null

/** The option lists that families choose from, one at a time. */
export default function OfficeListsScreen() {
  const language = useLanguage()
  const t = officeListWords(language)
  const titles = listNames(language)
  const { cancel, lists } = officeWords(language)
  const { values, open: openAddress } = useAddress('/office/lists', { type: '' })
  const type = masterTypes.find(one => one === values.type) ?? masterTypes[0]
  const query = officeListQuery(type)
  const { data, error, refetch } = useQuery(query)
  const [open, setOpen] = useState<Open>(null)
  const nameOf = (entry: ListEntry) => (language === 'mr' ? entry.name_mr : entry.name_en)
  const version = data?.version ?? 0
  const refresh = () => void officeClient.invalidateQueries(query)
  // After a refusal because of a colleague's change, the list shows that change.
  const close = () => {
    setOpen(null)
    refresh()
  }
  const done = (message: string) => {
    toast.success(message)
    close()
  }
  const tries = async (work: Promise<{ message: string }>): Promise<boolean> => {
    try {
      done((await work).message)
      return true
    } catch (failure) {
      toastOfficeFailure(failure)
      refresh()
      return false
    }
  }
  const offered = (data?.list ?? []).filter(entry => !entry.is_retired)
  const move = (entry: ListEntry, by: -1 | 1) => {
    const uuids = offered.map(({ uuid }) => uuid)
    const from = uuids.indexOf(entry.uuid)
    uuids.splice(from, 1)
    uuids.splice(from + by, 0, entry.uuid)
    void tries(call('POST /office/lists/:type/order', { type, version, uuids }))
  }
  return (
    <>
      <ScreenHead eyebrow="याद्या" title={lists}>
        {data && !data.is_read_only ? (
          <Button kind="primary" onClick={() => setOpen({ kind: 'add' })}>
            {t.add}
          </Button>
        ) : null}
      </ScreenHead>
      <div className={styles.list}>
        <Field label={t.list}>
          <Select
            value={type}
            onChange={chosen => openAddress({ type: chosen }, 1)}
            placeholder={t.choose}
            options={masterTypes.map(one => ({ value: one, label: titles[one] }))}
          />
        </Field>
      </div>
      {data ? null : <NoAnswerYet part error={error} onRetry={() => void refetch()} />}
      {data?.is_read_only ? (
        <Notice>
          {t.readOnly} {t.places}
        </Notice>
      ) : null}
      {data?.list.length === 0 ? <EmptyState heading={t.none} help={t.noneHelp} /> : null}
      {data && data.list.length > 0 ? (
        <EntriesTable
          caption={titles[type]}
          rows={data.list}
          nameOf={nameOf}
          actions={
            data.is_read_only
              ? null
              : {
                  onRename: entry => setOpen({ kind: 'rename', entry }),
                  onMove: move,
                  onRetire: entry => setOpen({ kind: 'retire', entry }),
                  onRestore: ({ uuid }) =>
                    void tries(call('POST /office/lists/:type/restore', { type, version, uuid })),
                  onMerge: entry => setOpen({ kind: 'merge', entry }),
                }
          }
        />
      ) : null}
      {open?.kind === 'add' || open?.kind === 'rename' ? (
        <EntryDialog
          type={type}
          version={version}
          entry={open.kind === 'rename' ? open.entry : null}
          title={open.kind === 'rename' ? t.renameTitle(nameOf(open.entry)) : t.addTitle}
          onClose={close}
          onSaved={done}
        />
      ) : null}
      {open?.kind === 'retire' ? (
        <ConfirmDialog
          title={t.retireTitle(nameOf(open.entry))}
          words={{ confirm: t.retire, cancel }}
          onConfirm={() => tries(call('POST /office/lists/:type/retire', { type, version, uuid: open.entry.uuid }))}
          onClose={close}
        >
          <p>{t.retireHelp}</p>
        </ConfirmDialog>
      ) : null}
      {open?.kind === 'merge' ? (
        <MergeDialog
          type={type}
          version={version}
          entry={open.entry}
          others={offered.filter(({ uuid }) => uuid !== open.entry.uuid)}
          nameOf={nameOf}
          onClose={close}
          onMerged={done}
        />
      ) : null}
    </>
  )
}
