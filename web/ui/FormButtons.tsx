import { Button } from './Button.tsx'

interface Props {
  busy: boolean
  cancel: string
  confirm: string
  onCancel: () => void
}

/** The buttons of a form in a dialog: cancel and submit. */
export const FormButtons = ({ busy, cancel, confirm, onCancel }: Props) => (
  <>
    <Button onClick={() => (busy ? undefined : onCancel())}>{cancel}</Button>
    <Button kind="primary" type="submit" busy={busy}>
      {confirm}
    </Button>
  </>
)
