import { type SignupChoices, signupRequest } from '#server/testing/signup-request.ts'
import { type Answer, ask } from './ask.ts'

let families = 0

/** A sign-up that is accepted beside the members of the bench, who have the usual addresses already. */
export const newFamily = (choices: SignupChoices) => signupRequest(choices, { email: `loss${++families}@family.in` })

/** Gives the member who has just signed up a photo. */
export async function addPhoto(
  port: number,
  { id, token }: { id: string; token: string },
  photo: Buffer,
): Promise<Answer> {
  const form = new FormData()
  form.append('id', id)
  form.append('type', 'REGISTER')
  form.append('image', new Blob([new Uint8Array(photo)]), 'photo.png')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const raw = { bytes: Buffer.from(await request.arrayBuffer()), type: request.headers.get('content-type') ?? '' }
  return ask(port, '/api/user/add/photo', { token, raw })
}
