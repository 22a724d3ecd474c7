import type { Messenger } from './messenger.ts'

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
