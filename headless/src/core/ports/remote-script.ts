import { leftInPage } from './left-in-page.ts'
import { hasPage } from './listen.ts'
import { trustedBy } from './trusted-types.ts'

/** A third party's script, for an adapter that an application has chosen. */
export interface RemoteScript {
  readonly address: string
  /** The page's nonce, where its policy lets scripts in by one. */
  readonly nonce?: string | undefined
  /** Makes the address one that Trusted Types let through. Default: a policy of the name `portico-captcha`. */
  readonly trust?: ((address: string) => unknown) | undefined
  /** The name of the default policy. Default `portico-captcha`. */
  readonly policy?: string
}

/** Loads a script into the page at hand. Rejects where it cannot be had, or the page's policy refuses it. */
export async function loadRemoteScript({
  address,
  nonce,
  policy = 'portico-captcha',
  trust = trustedBy(policy, 'createScriptURL'),
}: RemoteScript): Promise<void> {
  if (!hasPage()) throw new Error('There is no page to load a script into')
  const element = document.createElement('script')
  if (nonce !== undefined) element.nonce = nonce
  element.async = true
  // Where Trusted Types are enforced the attribute takes none but their own objects, which the DOM's types do not know.
  Object.assign(element, { src: trust(address) })
  await new Promise<void>((resolve, reject) => {
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      reject(new Error(`The script of ${new URL(address).host} could not be loaded`))
    }
    document.head.append(element)
  })
}

/** The global queue that a script reads; it begins one if the page has none. */
export function queueInPage(name: string): unknown[] {
  const known = leftInPage(name)
  if (Array.isArray(known)) return known
  const queue: unknown[] = []
  Object.assign(globalThis, { [name]: queue })
  return queue
}
