/** The keys of a credential: ES256. */
export type KeyPair = CryptoKeyPair

/** Makes the keys of a credential. */
export async function createKeyPair(): Promise<KeyPair> {
  return crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
}

/** The flags and counter of a signature. */
export interface Said {
  readonly rpId: string
  readonly counter: number
  /** The device verified its user. */
  readonly verifiesPerson: boolean
}

/** Authenticator data (WebAuthn Level 3, section 6.1). */
export async function dataOf(
  { rpId, counter, verifiesPerson }: Said,
  attested?: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const rpIdHash = await sha256(new TextEncoder().encode(rpId))
  const flags = 1 | (verifiesPerson ? 4 : 0) | (attested ? 64 : 0)
  const count = [24, 16, 8, 0].map((shift) => (counter >>> shift) & 0xff)
  return joined(rpIdHash, [flags], count, attested ?? [])
}

/** An attestation object without a statement (WebAuthn Level 3, section 8.7). */
export async function attestationOf(
  made: Said & { readonly keys: KeyPair; readonly credentialId: Uint8Array },
): Promise<Uint8Array> {
  const { credentialId, keys } = made
  const key = await publicKeyOf(keys)
  const length = [credentialId.length >> 8, credentialId.length & 0xff]
  const data = await dataOf(made, joined(new Uint8Array(16), length, credentialId, key))
  return joined([0xa3], text('fmt'), text('none'), text('attStmt'), [0xa0], text('authData'), bytes(data))
}

/** A signature as devices make them: two numbers in DER. */
export async function signatureOf({ privateKey }: KeyPair, data: Uint8Array, clientData: Uint8Array<ArrayBuffer>) {
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
