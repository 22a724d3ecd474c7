import { type Messenger, Refused } from './messenger.ts'

/** Sends the gateway a request that sends no SMS. Any answer shows that it is there; rejects when there is none. */
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

/** What a gateway says of a number that no SMS will ever reach. Any other refusal may be about us, and is tried again. */
const deadNumbers = new Set(['invalid_number', 'not_on_network', 'number_barred', 'number_unassigned'])
const longestAnswer = 10_000

/** A gateway may accept the request and refuse the number in the same answer, so the body of the answer counts. */
async function refusedNumber(response: Response): Promise<string | null> {
  const text = (await response.text()).slice(0, longestAnswer)
  try {
    const { status, code } = JSON.parse(text) as { status?: unknown; code?: unknown }
    const isRefused = !response.ok || status === 'rejected' || status === 'failed'
    return isRefused && typeof code === 'string' && deadNumbers.has(code) ? code : null
  } catch {
    return null
  }
}

/** Sends to an HTTP gateway that takes JSON. The id is its idempotency key. */
export function smsMessenger(account: { url: string; key: string; sender: string }): Messenger {
  return {
    async deliver({ id, to, text, template }) {
      const response = await fetch(account.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${account.key}`,
          'idempotency-key': id,
        },
        body: JSON.stringify({ to, sender: account.sender, template_id: template, message: text }),
        // A redirect would carry the number and the code to an address that nobody set.
        redirect: 'error',
        signal: AbortSignal.timeout(15_000),
      })
      const refused = await refusedNumber(response)
      if (refused) throw new Refused(refused, true)
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
    },
  }
}
