import { useState } from 'react'
import { CallFailed, call } from '#web/api/client.ts'
import { keys, read } from '#web/api/storage.ts'
import { Button } from '#web/ui/Button.tsx'
import { saveFile } from '#web/ui/files/save-file.ts'
import { Hint } from '#web/ui/Hint.tsx'
import { useLanguage } from '#web/ui/language.ts'
import { toast } from '#web/ui/Toasts.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { preferenceWords } from './preference-words.ts'

/** The file needs this session's token, so the page fetches it instead of opening its address. */
async function fetchData(address: string): Promise<Blob> {
  const headers = { authorization: `Bearer ${read(keys.accessToken) ?? ''}` }
  const response = await fetch(address, { headers, cache: 'no-store' }).catch(() => null)
  if (!response?.ok) throw new CallFailed(response?.status ?? 0, '')
  return response.blob()
}

/** Lets a member download everything that the service stores about them. */
export function DataDownload() {
  const t = preferenceWords(useLanguage())
  const [isAsking, setIsAsking] = useState(false)
  const download = async (password: string) => {
    const { address, message } = await call('POST /user/data', { password })
    toast.success(message)
    saveFile(await fetchData(address), 'my-data.zip')
    setIsAsking(false)
  }
  return (
    <>
      <Hint>{t.dataHelp}</Hint>
      <Button onClick={() => setIsAsking(true)}>{t.download}</Button>
      {isAsking ? (
        <PasswordDialog
          title={t.passwordTitle}
          hint={t.passwordHelp}
          confirm={t.download}
          onPassword={download}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
