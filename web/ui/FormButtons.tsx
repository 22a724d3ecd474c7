import { Button } from './Button.tsx'

interface Props {
  busy: boolean
  cancel: string
  confirm: string
  onCancel: () => void
}

/** The ways out of a form in a dialog: leave it as it was, or send it. */
export const FormButtons = ({ busy, cancel, confirm, onCancel }: Props) => (
  <>
    <Button onClick={() => (busy ? undefined : onCancel())}>{cancel}</Button>
    <Button kind="primary" type="submit" busy={busy}>
      {confirm}
    </Button>
  </>
)
