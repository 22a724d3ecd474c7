import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/Toasts.tsx'
import type { SampleProps } from './sample-props.ts'

export function ToastsSample({ tell }: SampleProps) {
  return (
    <>
      <Button id="good" onClick={() => toast.success('Saved', { label: 'Undo', act: () => tell('undone') })}>
        Save
      </Button>
      <Button id="bad" onClick={() => toast.error('Not saved')}>
        Fail
      </Button>
    </>
  )
}
