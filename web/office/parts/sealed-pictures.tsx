import { useEffect, useState } from 'react'
import { CallFailed } from '#web/api/client.ts'
import { currentLanguage } from '#web/ui/language.ts'

/** Fetches a file that staff read with a reason, as bytes, so that it has no address to open again or pass on. */
export async function fetchSealed(path: string, reason: string): Promise<Blob> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: currentLanguage() },
    body: JSON.stringify({ reason }),
  })
  if (response.ok) return response.blob()
  const refusal = (await response.json().catch(() => ({}))) as { message?: string }
  throw new CallFailed(response.status, refusal.message ?? '')
}

export function SealedPicture({
  bytes,
  label,
  className,
}: {
  bytes: Blob
  label: string
  className?: string | undefined
}) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(bytes)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [bytes])
  return address ? <img className={className} src={address} alt={label} /> : null
}
