import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { AcceptedContext } from './accepted-context.ts'
import type { ActionTarget } from './button-set.ts'
import { LazyDialogs } from './LazyDialogs.tsx'
import { usePress } from './use-press.ts'

/** Holds the sheet about a yes above the screens, because the card whose Accept was pressed leaves its list. */
export function AcceptedSheet({ children }: { children: ReactNode }) {
  const [member, setMember] = useState<ActionTarget | null>(null)
  return (
    <AcceptedContext value={setMember}>
      {children}
      {member ? <Sheet key={member.uuid} member={member} onClose={() => setMember(null)} /> : null}
    </AcceptedContext>
  )
}

function Sheet({ member, onClose }: { member: ActionTarget; onClose: () => void }) {
  const { press, busy, run, opened, close } = usePress({ member, reason: null, openedFirst: 'ACCEPTED' })
  // A button of the sheet opens its own dialog in place of it. When the last one closes, the sheet is done.
  const end = useEffectEvent(onClose)
  useEffect(() => {
    if (opened === null) end()
  }, [opened])
  return opened ? (
    <LazyDialogs opened={opened} member={member} reason={null} busy={busy} run={run} onPress={press} onClose={close} />
  ) : null
}
