import { type ComponentProps, useState } from 'react'
import { tellFailure } from '#web/session/session.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useBusy } from '#web/ui/use-busy.ts'

interface Props {
  icon: ComponentProps<typeof Icon>['of']
  className: string | undefined
  words: { preparing: string; sheet: string; sheetHelp: string; blocked: string; openSheet: string }
  /** Fetches the address of the paper, which is valid for a few minutes. */
  ticket: () => Promise<{ url: string }>
}

/** Opens a paper in a new window. The window opens during the press, because a browser blocks one that opens later. */
export function PaperButton({ icon, className, words, ticket }: Props) {
  const [busy, run] = useBusy()
  const [address, setAddress] = useState<string | null>(null)
  const take = () => {
    if (busy) return
    const opened = window.open('', '_blank')
    if (opened) opened.document.body.textContent = words.preparing
    run(async () => {
      try {
        const { url } = await ticket()
        if (opened) opened.location.replace(url)
        setAddress(opened ? null : url)
      } catch (failure) {
        opened?.close()
        tellFailure(failure)
      }
    })
  }
  return (
    <div className={className} data-screen-only>
      <Button busy={busy} onClick={take}>
        <Icon of={icon} />
        {words.sheet}
      </Button>
      <Hint>{words.sheetHelp}</Hint>
      {address ? (
        <Notice>
          <p>{words.blocked}</p>
          <ButtonLink href={address} target="_blank">
            {words.openSheet}
          </ButtonLink>
        </Notice>
      ) : null}
    </div>
  )
}
