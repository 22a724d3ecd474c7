import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '#web/api/client.ts'
import { tellFailure } from '#web/session/session.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Hint } from '#web/ui/Hint.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { useBusy } from '#web/ui/use-busy.ts'
import styles from './MatchesScreen.module.css'
import { sheetWords } from './sheet-words.ts'

/** Opens this week's sheet in a window of its own, within the press: a browser blocks one that opens later. */
export function WeeklySheetButton() {
  const language = useLanguage()
  const say = sheetWords(language)
  const [busy, run] = useBusy()
  const [address, setAddress] = useState<string | null>(null)
  const take = () => {
    if (busy) return
    const opened = window.open('', '_blank')
    if (opened) opened.document.body.textContent = say.preparing
    run(async () => {
      try {
        const { url } = await call('POST /matches/sheet/ticket', { language })
        if (opened) opened.location.replace(url)
        setAddress(opened ? null : url)
      } catch (failure) {
        opened?.close()
        tellFailure(failure)
      }
    })
  }
  return (
    <div className={styles.sheet} data-screen-only>
      <Button busy={busy} onClick={take}>
        <Icon of={IconPrinter} />
        {say.sheet}
      </Button>
      <Hint>{say.sheetHelp}</Hint>
      {address ? (
        <Notice>
          <p>{say.blocked}</p>
          <ButtonLink href={address} target="_blank">
            {say.openSheet}
          </ButtonLink>
        </Notice>
      ) : null}
    </div>
  )
}
