import type { z } from 'zod'
import type { newPasskey, questionForNew, questionForOld, signedByPasskey } from '#contract/access/passkeys.ts'

/** Whether this browser knows passkeys, and this address is one that can have them: a name, and no number. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis && /[a-z]/.test(location.hostname)

/** Whether this device has a lock by which it makes one. */
export const canMakePasskey = async (): Promise<boolean> =>
  hasPasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)

// Chrome 109 and Safari 16.4 read no JSON of questions and write none of answers, so bytes are spelt here for all browsers.
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
const textOf = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Makes a passkey on this device. Null where the person or the device did not. */
export async function makePasskey(
  question: z.output<typeof questionForNew>,
): Promise<z.input<z.ZodObject<typeof newPasskey>> | null> {
  const made = await navigator.credentials
    .create({
      publicKey: {
        challenge: bytesOf(question.challenge),
        rp: { id: question.host, name: question.site_name },
        user: { id: bytesOf(question.user_id), name: question.user_name, displayName: question.user_name },
        pubKeyCredParams: [-7, -8, -257].map(alg => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        excludeCredentials: question.exclude.map(id => ({ type: 'public-key', id: bytesOf(id) })),
        attestation: 'none',
      },
    })
    .catch(() => null)
  if (!(made instanceof PublicKeyCredential)) return null
  const response = made.response as AuthenticatorAttestationResponse
  return {
    credential_id: textOf(made.rawId),
    client_data: textOf(response.clientDataJSON),
    attestation: textOf(response.attestationObject),
    transports: response.getTransports?.() ?? [],
  }
}

interface Asking {
  /** The passkeys that may answer, where it is known whose it is. */
  allow?: readonly string[]
  /** Waits below a field, without a dialog, until one is chosen there. */
  belowField?: AbortSignal
}

/** Asks for a passkey of this host. Null where none was given. */
export async function signByPasskey(
  { challenge, host }: z.output<typeof questionForOld>,
  { allow = [], belowField }: Asking = {},
): Promise<z.input<z.ZodObject<typeof signedByPasskey>> | null> {
  const given = await navigator.credentials
    .get({
      ...(belowField && { mediation: 'conditional', signal: belowField }),
      publicKey: {
        challenge: bytesOf(challenge),
        rpId: host,
        userVerification: 'required',
        allowCredentials: allow.map(id => ({ type: 'public-key', id: bytesOf(id) })),
      },
    })
    .catch(() => null)
  if (!(given instanceof PublicKeyCredential)) return null
  const response = given.response as AuthenticatorAssertionResponse
  return {
    credential_id: textOf(given.rawId),
    client_data: textOf(response.clientDataJSON),
    authenticator_data: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    user_handle: response.userHandle?.byteLength ? textOf(response.userHandle) : null,
  }
}
