import type { z } from 'zod'
import type { registration } from '#contract/access/sign-up.ts'
import { type FacePoint, faceText } from '#domain/families/face.ts'
import { resendWaitSeconds } from '#domain/limits.ts'
import { call } from '#web/api/client.ts'
import { keys, remove, write } from '#web/api/storage.ts'
import { forgetProfile, storeSession, tellFailure } from '#web/session/session.ts'
import type { AwaitedCode } from '../codes.ts'
import { type Fact, keepFacts } from '../pasted-biodata/kept-facts.ts'
import type { RegistrationForm } from './registration.ts'
import { toSignUpPayload } from './sign-up-payload.ts'
import { clearRegistrationDraft } from './stored-draft.ts'

/** What the family agreed to on the last step. */
type Consents = NonNullable<z.input<typeof registration>['consents']>

interface Accompanying {
  consents: Consents
  photo: { blob: Blob; face: FacePoint | null } | null
  /** What a pasted biodata says for the profile. */
  facts: readonly Fact[]
}

interface SignedUp {
  message: string
  awaited: AwaitedCode
}

export async function signUp(form: RegistrationForm, { consents, photo, facts }: Accompanying): Promise<SignedUp> {
  const sent = { ...toSignUpPayload(form), consents }
  const { access_token, device, id, message, ...code } = await call('POST /user/signup', sent).catch(failure => {
    remove(keys.accessToken)
    throw failure
  })
  storeSession({ access_token, device })
  write(keys.userId, id)
  write(keys.contact, form.mobile)
  clearRegistrationDraft()
  keepFacts(id, facts)
  if (photo) await upload(photo, id)
  return { message, awaited: codeSentFor(form, code) }
}

/** Registers another son or daughter of the person who is logged in. No code follows: the number is verified. */
export async function signUpAnother(form: RegistrationForm, facts: readonly Fact[]): Promise<string> {
  const { access_token, device, id, message } = await call('POST /user/signup', toSignUpPayload(form))
  forgetProfile()
  storeSession({ access_token, device })
  write(keys.userId, id)
  keepFacts(id, facts)
  return message
}

/** Corrects a registration whose code went to a mistyped number. The session and the photo stay. */
export async function correctSignUp(form: RegistrationForm): Promise<SignedUp> {
  const { message, ...code } = await call('PUT /user/signup', toSignUpPayload(form))
  write(keys.contact, form.mobile)
  return { message, awaited: codeSentFor(form, code) }
}

interface SentCode {
  sent_to: 'SMS' | 'EMAIL'
  code_length?: number | undefined
}

function codeSentFor(form: RegistrationForm, { sent_to, code_length: codeLength }: SentCode): AwaitedCode {
  const byMail = sent_to === 'EMAIL'
  return {
    mode: 'registration',
    tab: byMail ? 'email' : 'mobile',
    contact: byMail ? form.email : form.mobile,
    country: form.country,
    canSkip: false,
    hasPassword: form.password !== '',
    codeLength,
    waitSeconds: resendWaitSeconds,
  }
}

/** A failed upload does not undo the registration, because the member can add a photo later. */
async function upload({ blob, face }: NonNullable<Accompanying['photo']>, id: string): Promise<void> {
  const file = { field: 'image', blob, name: 'photo.jpg' }
  const placed = face && { face: faceText(face) }
  await call('POST /user/add/photo', { id, type: 'REGISTER', ...placed }, { file }).catch(tellFailure)
}
