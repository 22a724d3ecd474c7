import type { addPasskey, loginByPasskey } from '#contract/access/passkeys.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type { Row } from '#server/db/schema.ts'
import { algorithms, longestKey, type Party } from './rules.ts'

/** Loaded with the first passkey, because it takes 24 MB and a fifth of a second. */
const library = () => import('@simplewebauthn/server')
const helpers = () => import('@simplewebauthn/server/helpers')

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))

/** The challenge that an answer says it signed. */
export function challengeIn({ client_data }: { client_data: string }): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(client_data, 'base64url').toString('utf8'))
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}

/** The key of a passkey that was made for this challenge and this host with a look, a finger or a PIN. Else null. */
export async function keyIn(
  answer: InputOf<typeof addPasskey>,
  { challenge, party }: { challenge: string; party: Party },
): Promise<Pick<Row<'passkeys'>, 'credential_id' | 'public_key' | 'counter' | 'transports'> | null> {
  const { credential_id: id, client_data: clientDataJSON, attestation: attestationObject, transports } = answer
  const { verifyRegistrationResponse } = await library()
  const { decodeAttestationObject } = await helpers()
  try {
    const made = decodeAttestationObject(bytesOf(attestationObject))
    // Its maker's certificate is not asked for. Checking one would fetch from addresses that it names.
    const isPlain = made.get('fmt') === 'none' || (made.get('fmt') === 'packed' && !made.get('attStmt').get('x5c'))
    if (!isPlain) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.host,
      supportedAlgorithmIDs: [...algorithms],
    })
    const key = registrationInfo?.credential
    if (key?.id !== id || key.publicKey.length > longestKey) return null
    return {
      credential_id: Buffer.from(id, 'base64url'),
      public_key: Buffer.from(key.publicKey),
      counter: key.counter,
      transports,
    }
  } catch {
    return null
  }
}

/** The count of uses that a passkey signed for this challenge and this host. Null where anything of it is wrong. */
export async function countSignedBy(
  passkey: Pick<Row<'passkeys'>, 'public_key' | 'counter'>,
  answer: InputOf<typeof loginByPasskey>,
  { challenge, party }: { challenge: string; party: Party },
): Promise<number | null> {
  const { credential_id: id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature } = answer
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.host,
      credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
