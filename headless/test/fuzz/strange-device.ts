import type {
  Clock,
  NativeAnswer,
  NativeShell,
  WebAuthn,
  WebAuthnAssertion,
  WebAuthnAttestation,
} from '../../src/core/index.ts'
import { PorticoError } from '../../src/core/index.ts'
import type { Draw } from '../draw.ts'

/** A device for passkeys that succeeds, declines, breaks, or waits forever for the user. */
export interface StrangeDevice extends WebAuthn {
  /** Returns `true` if it waits for the user. */
  readonly isWaiting: () => boolean
}

/** Makes a {@link StrangeDevice}. */
export function strangeDevice(draw: Draw): StrangeDevice {
  const waiting = new Set<object>()
  const availability = {
    isSupported: draw.chance(0.9),
    hasPlatform: draw.chance(0.7),
    hasAutofill: draw.chance(0.7),
  }
  return {
    isWaiting: () => waiting.size > 0,
    availability: async () => availability,
    create: (_, { signal }) => answered<WebAuthnAttestation>(signal, attestation),
    get: (_, { signal, mediation }) => answered<WebAuthnAssertion>(signal, assertion, mediation === 'conditional'),
  }

  function answered<Proof>(signal: AbortSignal, proof: Proof, isPatient = false): Promise<Proof> {
    if (signal.aborted) return Promise.reject(signal.reason)
    if (draw.chance(isPatient ? 0.7 : 0.1)) return never(signal)
    if (draw.chance(0.6)) return Promise.resolve(proof)
    return Promise.reject(
      draw.pick<unknown>([
        new PorticoError('webauthn-canceled', 'Nothing was confirmed'),
        new PorticoError('webauthn-timed-out', 'Too late'),
        new PorticoError('webauthn-registered', 'It is set up already'),
        new PorticoError('webauthn-unsupported', 'There is no such device'),
        new DOMException('broken', 'UnknownError'),
        new TypeError('broken'),
        undefined,
      ]),
    )
  }

  function never(signal: AbortSignal): Promise<never> {
    const one = {}
    waiting.add(one)
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => {
        waiting.delete(one)
        reject(signal.reason)
      })
    })
  }
}

/**
 * Makes a native application around the page. It supports some calls, and answers, rejects, sends invalid data or never
 * answers.
 */
export function strangeShell(draw: Draw, clock: Clock): NativeShell {
  const abilities = new Map<string, boolean>()
  const listeners = new Map<string, NativeAnswer>()
  const common = {
    can(name: string) {
      const held = abilities.get(name) ?? draw.chance(0.5)
      abilities.set(name, held)
      return held
    },
    onAnswer(id: string, answer: NativeAnswer) {
      listeners.set(id, answer)
      return () => void listeners.delete(id)
    },
  }
  if (draw.chance(0.5)) return { ...common, kind: 'ios', post: (message) => hear(/fe_cb_\w+/.exec(message)?.[0]) }
  return { ...common, kind: 'android', call: (_, [id]) => hear(id) }

  function hear(id = '') {
    if (draw.chance(0.2)) return
    clock.after(draw.pick([0, 100, 30_000]), () => {
      if (draw.chance(0.2)) return listeners.get(id)?.reject(draw.pick<unknown>(['no', null, {}]))
      const strange = draw.pick<unknown>([null, '', 7, [], {}, { accessToken: 5 }, { accessToken: 'no token' }])
      listeners.get(id)?.resolve(strange)
    })
  }
}

const assertion: WebAuthnAssertion = {
  id: 'Y3JlZGVudGlhbA',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'YWRh' },
}

const attestation: WebAuthnAttestation = {
  id: 'Y3JlZGVudGlhbA',
  response: { clientDataJSON: 'e30', attestationObject: 'oA' },
  deviceType: 'Platform',
}
