import { PorticoError, type WebAuthn, type WebAuthnAssertion, type WebAuthnRequest } from '@portico/headless/core'
import { base64url, bytesOf } from '../crypto/base64url.ts'

/** The properties of a test device for WebAuthn. */
export interface TestAuthenticatorOptions {
  /** The origin of the page it is used on. Default: that of the emulator of `createTestProvider`. */
  readonly origin?: string
  /** Built in or separate. Default `Platform`. */
  readonly deviceType?: 'Platform' | 'CrossPlatform'
  /** The device finds its credentials without their ids. Default `true`. */
  readonly isResident?: boolean
  /** The device checks a face, a finger or a PIN. Default `true`. */
  readonly verifiesPerson?: boolean
  /** The browser offers passkeys in the autofill of a form. Default `true`. */
  readonly hasAutofill?: boolean
}

/** A device that makes real credentials and signs with them, for tests in this process. Hand it to `ports.webAuthn`. */
export interface TestAuthenticator extends WebAuthn {
  /** Sets the user's answer to later prompts. Default `confirm`. */
  readonly answer: (behaviour: 'confirm' | 'decline' | 'wait') => void
  /** The person takes the passkey that the autofill offers. */
  readonly choose: () => void
  /** The prompts that wait for an answer, oldest first. */
  readonly waiting: () => readonly ('create' | 'get' | 'conditional')[]
  /** How many credentials it holds. */
  readonly size: () => number
  /** Signs as a copy of it would that was made before its last signature. */
  readonly rewind: () => void
}

/** Makes a {@link TestAuthenticator} that answers as its options demand. */
export function createTestAuthenticator(options: TestAuthenticatorOptions = {}): TestAuthenticator {
  const { origin = 'http://localhost:4400', deviceType = 'Platform', isResident = true } = options
  const { verifiesPerson = true, hasAutofill = true } = options
  const held = new Map<string, Held>()
  const waiting: Waiting[] = []
  let behaviour: 'confirm' | 'decline' | 'wait' = 'confirm'

  return {
    availability: async () => ({ isSupported: true, hasPlatform: deviceType === 'Platform', hasAutofill }),
    answer(next) {
      behaviour = next
    },
    choose() {
      for (const { kind, confirm } of [...waiting]) if (kind === 'conditional') confirm()
    },
    waiting: () => waiting.map(({ kind }) => kind),
    size: () => held.size,
    rewind() {
      for (const one of held.values()) one.counter -= 1
    },

    async create({ challenge, rp, user, excludeCredentials = [] }, { signal }) {
      await confirmed('create', signal)
      if (excludeCredentials.some(({ id }) => held.has(id))) {
        throw new PorticoError('webauthn-registered', 'This device is set up already')
      }
      const keys = await createKeyPair()
      const id = base64url(crypto.getRandomValues(new Uint8Array(32)))
      const own = { keys, rpId: rp.id, handle: isResident ? user.id : null, counter: 1 }
      held.set(id, own)
      const clientData = clientDataOf('webauthn.create', challenge)
      const attestation = await attestationOf({ ...own, credentialId: bytesOf(id), verifiesPerson })
      const response = { clientDataJSON: base64url(clientData), attestationObject: base64url(attestation) }
      return { id, response, deviceType }
    },

    async get(request, { signal, mediation }) {
      await confirmed(mediation ?? 'get', signal)
      return sign(request)
    },
  }

  async function sign({ challenge, rpId, allowCredentials = [] }: WebAuthnRequest): Promise<WebAuthnAssertion> {
    const found = [...held].find(([id, { rpId: own, handle }]) =>
      allowCredentials.length > 0 ? allowCredentials.some((one) => one.id === id) : own === rpId && handle !== null,
    )
    if (!found) throw declined()
    const [id, own] = found
    own.counter += 1
    const clientData = clientDataOf('webauthn.get', challenge)
    const authenticatorData = await dataOf({ ...own, verifiesPerson })
    return {
      id,
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(await signatureOf(own.keys, authenticatorData, clientData)),
        ...(own.handle !== null && { userHandle: own.handle }),
      },
    }
  }

  function clientDataOf(type: string, challenge: string) {
    return new TextEncoder().encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  function confirmed(kind: Waiting['kind'], signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (kind !== 'conditional' && behaviour === 'confirm') return Promise.resolve()
    if (kind !== 'conditional' && behaviour === 'decline') return Promise.reject(declined())
    return new Promise((resolve, reject) => {
      const end = () => void waiting.splice(waiting.indexOf(one), 1)
      const one: Waiting = {
        kind,
        confirm() {
          end()
          resolve()
        },
      }
      waiting.push(one)
      signal.addEventListener('abort', () => {
        end()
        reject(signal.reason)
      })
    })
  }
}

/** A credential on the device. */
interface Held {
  readonly keys: KeyPair
  readonly rpId: string
  /** The user handle, if the device stores it. */
  readonly handle: string | null
  counter: number
}

interface Waiting {
  readonly kind: 'create' | 'get' | 'conditional'
  readonly confirm: () => void
}

const declined = () => new PorticoError('webauthn-canceled', 'Nothing was confirmed. Try again, or take another way')

/** The keys of a credential: ES256. */
type KeyPair = CryptoKeyPair

/** Makes the keys of a credential. */
async function createKeyPair(): Promise<KeyPair> {
  return crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
}

/** The flags and counter of a signature. */
interface Said {
  readonly rpId: string
  readonly counter: number
  /** The device verified its user. */
  readonly verifiesPerson: boolean
}

/** Authenticator data (WebAuthn Level 3, section 6.1). */
async function dataOf(
  { rpId, counter, verifiesPerson }: Said,
  attested?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const rpIdHash = await sha256(new TextEncoder().encode(rpId))
  const flags = 1 | (verifiesPerson ? 4 : 0) | (attested ? 64 : 0)
  const count = [24, 16, 8, 0].map((shift) => (counter >>> shift) & 0xff)
  return joined(rpIdHash, [flags], count, attested ?? [])
}

/** An attestation object without a statement (WebAuthn Level 3, section 8.7). */
async function attestationOf(
  made: Said & { readonly keys: KeyPair; readonly credentialId: Uint8Array },
): Promise<Uint8Array> {
  const { credentialId, keys } = made
  const key = await publicKeyOf(keys)
  const length = [credentialId.length >> 8, credentialId.length & 0xff]
  const data = await dataOf(made, joined(new Uint8Array(16), length, credentialId, key))
  return joined([0xa3], text('fmt'), text('none'), text('attStmt'), [0xa0], text('authData'), bytes(data))
}

/** A signature as devices make them: two numbers in DER. */
async function signatureOf({ privateKey }: KeyPair, data: Uint8Array, clientData: Uint8Array<ArrayBuffer>) {
  const signed = joined(data, await sha256(clientData))
  const raw = new Uint8Array(await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, signed))
  const numbers = joined(integer(raw.slice(0, 32)), integer(raw.slice(32)))
  return joined([0x30, numbers.length], numbers)
}

/** The public half as a COSE key (RFC 9053, section 7.1.1). */
async function publicKeyOf({ publicKey }: KeyPair) {
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))
  const [x, y] = [point.slice(1, 33), point.slice(33)]
  return joined([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21], bytes(x), [0x22], bytes(y))
}

/** A text in CBOR (RFC 8949) of less than 24 characters. */
function text(value: string) {
  return joined([0x60 + value.length], new TextEncoder().encode(value))
}

function bytes(value: Uint8Array) {
  return joined(value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff], value)
}

/** A whole number in DER: as short as it goes, and never taken for a negative one. */
function integer(value: Uint8Array) {
  const first = value.findIndex((byte) => byte !== 0)
  const short = value.slice(first === -1 ? value.length - 1 : first)
  const padded = (short[0] ?? 0) > 0x7f ? joined([0], short) : short
  return joined([0x02, padded.length], padded)
}

async function sha256(value: Uint8Array<ArrayBuffer>) {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', value))
}

function joined(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}
