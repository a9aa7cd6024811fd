import type { CaptchaAction, CaptchaProvider, CaptchaSite } from '../client/index.ts'
import { leftInPage } from '../core/ports/left-in-page.ts'
import { loadRemoteScript } from '../core/ports/remote-script.ts'

export interface GoogleCaptchaOptions {
  /** The server of the script. `www.recaptcha.net` is reachable in every country. Default `www.google.com`. */
  readonly host?: 'www.google.com' | 'www.recaptcha.net'
  /** The nonce of the page's content security policy, if it requires one for scripts. */
  readonly nonce?: string
  /**
   * Converts the script's address to a Trusted Types value. Default: a policy named `portico-captcha`, which the page's
   * `trusted-types` must allow.
   */
  readonly trust?: (address: string) => unknown
}

/**
 * Google's reCAPTCHA v3 as the captcha of a client. The script loads from Google with the first token, and only if the
 * provider's policy requires a captcha.
 *
 * @example
 * ```ts
 * import { createClient } from '@portico/headless'
 *
 * const client = createClient({ baseUrl, captcha: googleCaptcha() })
 * ```
 */
export function googleCaptcha({ host = 'www.google.com', nonce, trust }: GoogleCaptchaOptions = {}): CaptchaProvider {
  let loading: Promise<void> | undefined
  return {
    async load({ siteKey }) {
      const address = `https://${host}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
      loading ??= loadRemoteScript({ address, nonce, trust })
      try {
        await loading
      } catch (error) {
        loading = undefined
        throw error
      }
    },
    async execute(action: CaptchaAction, { siteKey }: CaptchaSite) {
      const google = leftInPage('grecaptcha')
      if (!isReCaptcha(google)) throw new Error('The script of reCAPTCHA has left nothing in the page')
      await new Promise<void>((resolve) => google.ready(resolve))
      return google.execute(siteKey, { action })
    },
  }
}

/** The global object of Google's script. */
interface ReCaptcha {
  ready(run: () => void): void
  execute(siteKey: string, options: { readonly action: string }): Promise<string>
}

function isReCaptcha(value: unknown): value is ReCaptcha {
  return typeof value === 'object' && value !== null && 'ready' in value && 'execute' in value
}
