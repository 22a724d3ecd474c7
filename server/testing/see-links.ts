import { consentTexts } from '#domain/families/consents.ts'
import type { TestWorld } from './world.ts'

/** Lets a family agree to sharing by link, or withdraw it. */
export const allowsLinks = (world: TestWorld, { token }: { token: string }, is_given: 'Y' | 'N' = 'Y') =>
  world.call(
    'setConsents',
    { consents: [{ text: 'share_link', version: consentTexts.share_link.version, is_given }] },
    { token },
  )

export async function makesLink(
  world: TestWorld,
  { token }: { token: string },
  uuid: string,
  photos: 'Y' | 'N' = 'N',
): Promise<{ uuid: string; url: string }> {
  const { status, body, refusal } = await world.call('makeSeeLink', { uuid, photos }, { token })
  if (status !== 200) throw new Error(`the link was answered ${status}: ${JSON.stringify(refusal)}`)
  return { uuid: body.uuid, url: new URL(body.url).pathname }
}

/** A browser without scripts, which keeps its cookie and follows no link by itself. */
export function browser(world: TestWorld) {
  let cookie = ''
  const send = async (method: 'GET' | 'HEAD' | 'POST', url: string, form: Record<string, string> = {}) => {
    const answer = await world.app.inject({
      method,
      url,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' && { payload: new URLSearchParams(form).toString() }),
    })
    cookie = String(answer.headers['set-cookie'] ?? cookie).split(';')[0] ?? ''
    return answer
  }
  return {
    sees: (url: string) => send('GET', url),
    asksForHead: (url: string) => send('HEAD', url),
    opens: (url: string) => send('POST', url),
    answers: (url: string, mark: string, note = '') => send('POST', url, { act: 'answer', mark, note }),
  }
}
