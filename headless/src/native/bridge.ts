import { PorticoError } from '../core/errors.ts'
import { nativeShell } from '../core/ports/native-shell.ts'
import type { NativeShell, Ports } from '../core/ports/ports.ts'
import { sleep } from '../core/sleep.ts'

/** True if a native application shows the page and offers `name`. */
export function canNatively(ports: Pick<Ports, 'native'>, name: NativeCapability): boolean {
  return nativeShell(ports)?.can(name) === true
}

/**
 * Calls a function of the native application. On iOS several `values` are sent as one JSON text of the members `names`.
 * Throws `native-unavailable` if no application offers it.
 */
export function tellNative(
  ports: Pick<Ports, 'native'>,
  name: NativeCapability,
  values: Readonly<Record<string, string>>,
): void {
  const shell = shellFor(ports, name)
  const given = Object.values(values)
  const payload = given.length > 1 ? JSON.stringify(values) : (given[0] ?? '')
  if (shell.kind === 'ios') shell.post(JSON.stringify({ action: name, payload }))
  else shell.call(name, given)
}

/**
 * Calls a function of the native application and resolves to its answer. Rejects with `native-unavailable` if no
 * application offers it, with `native_bridge_timeout` after 20 seconds, and with `native-refused` if it refuses.
 */
export async function askNative(
  ports: Pick<Ports, 'native' | 'clock'>,
  name: NativeCapability,
  signal?: AbortSignal,
): Promise<unknown> {
  const shell = shellFor(ports, name)
  const id = `fe_cb_${ports.clock.now()}_${++asked}`
  const over = new AbortController()
  const stopWaiting = () => over.abort(signal?.reason)
  signal?.addEventListener('abort', stopWaiting)
  let forget = () => {}
  try {
    const answer = new Promise<unknown>((resolve, reject) => {
      forget = shell.onAnswer(id, {
        resolve,
        reject: (cause) => reject(new PorticoError('native-refused', 'The application could not do that', { cause })),
      })
    })
    if (shell.kind === 'ios') shell.post(JSON.stringify({ action: name, payload: '', callbackId: id }))
    else shell.call(name, [id])
    return await Promise.race([answer, sleep(ports.clock, longestWait, over.signal).then(tooLate)])
  } finally {
    forget()
    signal?.removeEventListener('abort', stopWaiting)
    over.abort()
  }
}

let asked = 0

/** Milliseconds until an answer is late. */
const longestWait = 20_000

function tooLate(): never {
  throw new PorticoError('native_bridge_timeout', 'The application took too long to answer. Please try again')
}

function shellFor(ports: Pick<Ports, 'native'>, name: NativeCapability): NativeShell {
  const shell = nativeShell(ports)
  if (shell?.can(name)) return shell
  throw new PorticoError('native-unavailable', 'FronteggNativeBridge is not available')
}

/** The functions that a native application may offer to its pages. */
export type NativeCapability =
  /** Single sign-on, by the address of the person. */
  | 'loginWithSSO'
  /** Social sign-in, by the address of the provider's page. */
  | 'loginWithSocialLogin'
  /** Social sign-in, by the name of the provider. */
  | 'loginWithSocialLoginProvider'
  /** Social sign-in with a provider of the tenant's own, by its id. */
  | 'loginWithCustomSocialLoginProvider'
  /** Keeps a password, if the person likes. */
  | 'suggestSavePassword'
  /** Hands out the tokens of the application's session. */
  | 'getTokens'
  /** Signs in by the application's own means. */
  | 'requestAuthorize'
  /** Closes the view, with a reason. */
  | 'closeWindow'
  /** Its presence means: ask for consent before a social sign-in. */
  | 'shouldPromptSocialLoginConsent'
