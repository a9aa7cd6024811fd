import type { EmulatorServer } from '../node/index.ts'

/** The part of a Playwright browser context that keeps cookies. */
export interface CookieContext {
  /** Adds cookies to the browser context. */
  readonly addCookies: (
    cookies: { name: string; value: string; url: string; httpOnly: boolean; sameSite: 'Lax' }[],
  ) => Promise<void>
}

/**
 * Signs a user in before a page is opened: it sets the session's cookie in the browser, without a form.
 *
 * Rejects with an `Error` if no account has the address.
 *
 * @example
 * ```ts
 * await signedInAs(context, emulator, 'admin@acme.test')
 * await page.goto('/')
 * ```
 */
export async function signedInAs(
  context: CookieContext,
  { url, emulator }: Pick<EmulatorServer, 'url' | 'emulator'>,
  email: string,
): Promise<void> {
  const [pair = ''] = emulator.signIn(email).split(';')
  const at = pair.indexOf('=')
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
  await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
}
