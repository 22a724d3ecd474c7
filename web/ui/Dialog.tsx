import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { CloseIcon } from './icons.tsx'
import './Dialog.css'

interface Props {
  title: string
  /** One to three words of Marathi above the title. */
  eyebrow?: string
  hint?: string
  closeLabel: string
  onClose: () => void
  /** Its work is under way: closed now, the outcome would find nobody. */
  busy?: boolean
  /** Given, body and footer are one form and Enter sends it. */
  onSubmit?: () => void
  /** Of a dialog with several pages: which one. A new page is read from its title. */
  page?: string
  /** Between head and body, outside what scrolls: a progress line. */
  top?: ReactNode
  footer?: ReactNode
  className?: string
  children: ReactNode
}

/** Opens when it is drawn and closes when it is gone, giving the focus back to whatever opened it. */
export function Dialog(props: Props) {
  const {
    title,
    eyebrow,
    hint,
    closeLabel,
    onClose,
    busy = false,
    onSubmit,
    page,
    top,
    footer,
    className,
    children,
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const hintId = useId()

  useLayoutEffect(() => {
    const open = dialog.current
    if (!open) return
    open.showModal()
    return () => open.close()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what moves the focus
  useLayoutEffect(() => {
    if (dialog.current) firstPlace(dialog.current).focus()
  }, [page])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  const close = () => {
    if (!busy) onClose()
  }
  const inside = (
    <>
      <div className="dlg-body">{children}</div>
      {footer ? <div className="dlg-foot">{footer}</div> : null}
    </>
  )

  return (
    <dialog
      ref={dialog}
      className={['dlg', page !== undefined && 'steady', className].filter(Boolean).join(' ')}
      aria-labelledby={titleId}
      aria-describedby={hint ? hintId : undefined}
      onCancel={event => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
      // A browser closes it itself at a second Escape in a row.
      onClose={event => {
        if (event.target !== event.currentTarget || event.currentTarget.open) return
        if (busy) event.currentTarget.showModal()
        else onClose()
      }}
    >
      <div className="motif zari" />
      <div className="dlg-head">
        <div className="grow">
          {eyebrow ? (
            <span className="eyebrow" lang="mr">
              {eyebrow}
            </span>
          ) : null}
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {hint ? (
            <p id={hintId} className="hint">
              {hint}
            </p>
          ) : null}
        </div>
        <button type="button" className="iconbtn" aria-label={closeLabel} onClick={close}>
          <CloseIcon />
        </button>
      </div>
      {top}
      {onSubmit ? (
        <form className="dlg-form" noValidate onSubmit={submit}>
          {inside}
        </form>
      ) : (
        <div className="dlg-form">{inside}</div>
      )}
    </dialog>
  )
}

/**
 * A field marked `data-first` where a keyboard is at hand (`data-first="always"`: on a phone too). Else the title: a
 * phone's keyboard would cover what the dialog asks before it was read.
 */
function firstPlace(dialog: HTMLDialogElement): HTMLElement {
  const field = dialog.querySelector<HTMLElement>('[data-first]')
  const wanted = field && (field.dataset.first === 'always' || matchMedia('(pointer: fine)').matches)
  return (wanted ? field : dialog.querySelector<HTMLElement>('h2')) ?? dialog
}
