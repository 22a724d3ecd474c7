import type { Messenger } from './messenger.ts'

/** Asks the gateway something that sends nothing. Whatever it answers, it is there; rejects where it is not. */
export async function checkSms({ url, key }: { url: string; key: string }): Promise<'ok' | 'key_refused'> {
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${key}` },
    // A redirect would carry the key to an address that nobody set.
    redirect: 'error',
    signal: AbortSignal.timeout(15_000),
  })
  await response.body?.cancel()
  if (response.status >= 500) throw new Error(`the SMS gateway answered ${response.status}`)
  return response.status === 401 || response.status === 403 ? 'key_refused' : 'ok'
}

/** Sends to an HTTP gateway that takes JSON. The id is its idempotency key. */
export function smsMessenger(settings: { url: string; key: string; sender: string }): Messenger {
  return {
    async deliver({ id, to, text, template }) {
      const response = await fetch(settings.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${settings.key}`,
          'idempotency-key': id,
        },
        body: JSON.stringify({ to, sender: settings.sender, template_id: template, message: text }),
        // A redirect would carry the number and the code to an address that nobody set.
        redirect: 'error',
        signal: AbortSignal.timeout(15_000),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
    },
  }
}
