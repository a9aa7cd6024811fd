// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { webAuthnOf } from './web-authn.ts'

const asked: unknown[] = []
let answer: () => Promise<unknown>

beforeEach(() => {
  asked.length = 0
  const credentials = {
    create: (request: unknown) => {
      asked.push(request)
      return answer()
    },
    get: (request: unknown) => {
      asked.push(request)
      return answer()
    },
  }
  vi.stubGlobal('navigator', { credentials })
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => {}, {
      isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
      isConditionalMediationAvailable: async () => true,
    }),
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const port = webAuthnOf({})
const signal = () => new AbortController().signal
const bytes = (...values: number[]) => new Uint8Array(values).buffer
const creation = {
  rp: { id: 'localhost', name: 'Portico' },
  user: { id: '-_8', name: 'ada', displayName: 'Ada' },
  challenge: 'AQID',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [{ type: 'public-key', id: '_w' }],
} as const

describe('what a device signs', () => {
  it('crosses as base64url text, with and without the browser’s own reader', async () => {
    answer = async () => ({
      id: 'x',
      authenticatorAttachment: 'platform',
      response: { clientDataJSON: bytes(251, 255), attestationObject: bytes(1) },
    })
    expect(await port.create(creation, { signal: signal() })).toEqual({
      id: 'x',
      response: { clientDataJSON: '-_8', attestationObject: 'AQ' },
      deviceType: 'Platform',
    })
    expect(asked).toMatchObject([
      {
        publicKey: {
          challenge: Uint8Array.of(1, 2, 3),
          user: { id: Uint8Array.of(251, 255) },
          excludeCredentials: [{ id: Uint8Array.of(255) }],
        },
      },
    ])
  })

  it.each([
    ['told where the device tells it', bytes(7), { userHandle: 'Bw' }],
    ['left out where it does not', null, {}],
  ])('the user handle of an assertion is %s', async (_, userHandle, told) => {
    answer = async () => ({
      id: 'x',
      response: { clientDataJSON: bytes(1), authenticatorData: bytes(2), signature: bytes(3), userHandle },
    })
    const { response } = await port.get({ challenge: 'AQ' }, { signal: signal(), mediation: 'conditional' })
    expect(response).toEqual({ clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw', ...told })
    expect(asked).toMatchObject([{ mediation: 'conditional' }])
  })
})

describe('what a device refuses', () => {
  it.each([
    ['NotAllowedError', 'webauthn-canceled'],
    ['TimeoutError', 'webauthn-timed-out'],
    ['InvalidStateError', 'webauthn-registered'],
    ['SecurityError', 'webauthn-insecure'],
    ['NotSupportedError', 'webauthn-unsupported'],
    ['ConstraintError', 'webauthn-unsupported'],
    ['DataError', 'webauthn-failed'],
  ])('a device refusal by %s has the code %s', async (name, code) => {
    answer = () => Promise.reject(new DOMException('No', name))
    await expect(port.create(creation, { signal: signal() })).rejects.toMatchObject({ code })
  })

  it('a device refusal after the timeout is reported as a time-out', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(60_000)
    answer = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
    await expect(port.get({ challenge: 'AQ', timeout: 60_000 }, { signal: signal() })).rejects.toMatchObject({
      code: 'webauthn-timed-out',
    })
    expect(now).toHaveBeenCalled()
  })

  it('an aborted device request rejects with AbortError, not with a failure code of its own', async () => {
    const aborter = new AbortController()
    answer = () => {
      aborter.abort()
      return Promise.reject(new DOMException('No', 'NotAllowedError'))
    }
    await expect(port.get({ challenge: 'AQ' }, { signal: aborter.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
  })

  it('a missing device response or an unreadable challenge has the code webauthn-failed', async () => {
    answer = async () => null
    await expect(port.get({ challenge: 'AQ' }, { signal: signal() })).rejects.toMatchObject({ code: 'webauthn-failed' })
    await expect(port.get({ challenge: '*' }, { signal: signal() })).rejects.toMatchObject({ code: 'webauthn-failed' })
  })
})

describe('what a browser can do', () => {
  it('the passkey capabilities are read from the browser', async () => {
    expect(await port.availability()).toEqual({ isSupported: true, hasPlatform: true, hasAutofill: true })
  })

  it('a browser without passkeys has no capabilities and rejects requests as unsupported', async () => {
    vi.stubGlobal('PublicKeyCredential', undefined)
    expect(await port.availability()).toEqual({ isSupported: false, hasPlatform: false, hasAutofill: false })
    await expect(port.get({ challenge: 'AQ' }, { signal: signal() })).rejects.toMatchObject({
      code: 'webauthn-unsupported',
    })
  })
})
