import type { CaptchaAction, CaptchaProvider, CaptchaSite } from '../client/index.ts'
import { leftInPage, loadRemoteScript } from '../core/ports/remote-script.ts'

/** How {@link googleCaptcha} is made. */
export interface GoogleCaptchaOptions {
  /** Whose servers are asked. `www.recaptcha.net` is the one that is reached everywhere. Default `www.google.com`. */
  readonly host?: 'www.google.com' | 'www.recaptcha.net'
  /** The page's nonce, where its content security policy lets scripts in by one. */
  readonly nonce?: string
  /**
   * Makes the script's address one that Trusted Types let through. Default: a policy of the name `portico-captcha`, which
   * the page's `trusted-types` has to name.
   */
  readonly trust?: (address: string) => unknown
}

/**
 * Google's reCAPTCHA v3 as the captcha of a client. Its script is loaded from Google when the first token is needed, and
 * only where the provider's policy asks for a captcha.
 *
 * @example
 * ```ts
 * createClient({ baseUrl, captcha: googleCaptcha() })
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

/** What the script leaves in the page. */
interface ReCaptcha {
  ready(run: () => void): void
  execute(siteKey: string, options: { readonly action: string }): Promise<string>
}

function isReCaptcha(value: unknown): value is ReCaptcha {
  return typeof value === 'object' && value !== null && 'ready' in value && 'execute' in value
}
