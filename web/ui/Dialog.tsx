import { IconX } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { catalogue } from '#domain/words/catalogue.ts'
import { listenForBack } from './back-button.ts'
import { classNames } from './class-names.ts'
import styles from './Dialog.module.css'
import { Eyebrow } from './Eyebrow.tsx'
import { Hint } from './Hint.tsx'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { useLanguage } from './language.ts'
import { Motif } from './Motif.tsx'
import { openModal } from './open-dialogs.ts'

const words = catalogue({ close: ['Close', 'बंद करा'] })

interface Props {
  title: string
  /** One to three words of Marathi above the title. */
  eyebrow?: string
  hint?: string
  /** A photo before the title, of whom the dialog is about. */
  face?: ReactNode
  /** The label of the cross, where it does more than close. */
  closeLabel?: string | undefined
  onClose: () => void
  /** The phone's Back in a dialog of several pages. Without it, Back closes the dialog. */
  onBack?: (() => void) | undefined
  /** While its work runs, the dialog cannot be closed, because the outcome would be lost. */
  busy?: boolean
  /** Whether it asks for an answer, so that the body is read aloud with the title. */
  isAlert?: boolean
  /** Makes body and footer one form that Enter submits. */
  onSubmit?: () => void
  /** The current page of a dialog with several. A new page opens at its top, with the focus at its title. */
  page?: string | undefined
  /** Content between head and body that does not scroll, like a progress line. */
  top?: ReactNode
  footer?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Opens on mount. On unmount it closes and returns the focus to where it was. */
export function Dialog(props: Props) {
  const {
    title,
    eyebrow,
    hint,
    face,
    closeLabel,
    onClose,
    onBack = onClose,
    busy = false,
    isAlert = false,
    onSubmit,
    page,
    top,
    footer,
    className,
    children,
  } = props
  const t = words(useLanguage())
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const isEscape = useRef(false)
  const titleId = useId()
  const hintId = useId()
  const bodyId = useId()

  useLayoutEffect(() => (dialog.current ? openModal(dialog.current) : undefined), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what moves the focus
  useLayoutEffect(() => {
    body.current?.scrollTo({ top: 0, behavior: 'instant' })
    if (dialog.current) firstPlace(dialog.current).focus()
  }, [page])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit?.()
  }
  const close = () => {
    if (!busy) onClose()
  }
  const back = () => {
    if (!busy) onBack()
  }
  const onPhoneBack = useEffectEvent(back)
  useEffect(() => listenForBack(() => onPhoneBack()), [])
  const inside = (
    <>
      <div className={styles.body} id={bodyId} ref={body}>
        {children}
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </>
  )

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, page !== undefined && styles.steady, className)}
      aria-labelledby={titleId}
      role={isAlert ? 'alertdialog' : undefined}
      aria-describedby={isAlert ? bodyId : hint ? hintId : undefined}
      onCancel={event => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        // A browser may fire this event for the phone's Back too, without a key press.
        if (isEscape.current) close()
        else back()
        isEscape.current = false
      }}
      onKeyDown={event => {
        isEscape.current = event.key === 'Escape'
      }}
      // At a second Escape in a row a browser closes the dialog itself.
      onClose={event => {
        if (event.target !== event.currentTarget || event.currentTarget.open) return
        if (busy) event.currentTarget.showModal()
        else onClose()
      }}
    >
      <Motif band className={styles.band} />
      <div className={styles.head}>
        {face}
        <div className={styles.title}>
          <Eyebrow size="small" above={title}>
            {eyebrow}
          </Eyebrow>
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {hint ? <Hint id={hintId}>{hint}</Hint> : null}
        </div>
        <IconButton aria-label={closeLabel ?? t.close} onClick={close}>
          <Icon of={IconX} />
        </IconButton>
      </div>
      {top}
      {onSubmit ? (
        <form className={styles.form} noValidate onSubmit={submit}>
          {inside}
        </form>
      ) : (
        <div className={styles.form}>{inside}</div>
      )}
    </dialog>
  )
}

/**
 * The field marked `data-first` on a device with a mouse, or with `data-first="always"` on every device. Otherwise the
 * title, because a phone's keyboard would cover the dialog before it is read.
 */
function firstPlace(dialog: HTMLDialogElement): HTMLElement {
  const field = dialog.querySelector<HTMLElement>('[data-first]')
  const wanted = field && (field.dataset.first === 'always' || matchMedia('(pointer: fine)').matches)
  return (wanted ? field : dialog.querySelector<HTMLElement>('h2')) ?? dialog
}
