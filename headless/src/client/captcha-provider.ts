/** The action that a captcha protects. */
export type CaptchaAction = 'login' | 'sign_up' | 'magic_link_postlogin'

/** The application, for a {@link CaptchaProvider}. */
export interface CaptchaSite {
  /** The application's key at the captcha, from the provider's policy. */
  readonly siteKey: string
  /** Aborted when the result is not needed any more. */
  readonly signal: AbortSignal
}

/**
 * An adapter to a captcha. No remote code is loaded unless `createClient` gets one and the provider's policy asks for
 * it.
 */
export interface CaptchaProvider {
  /** Gets ready: loads what it needs. Called before {@link CaptchaProvider.execute}, again where it failed. */
  load(site: CaptchaSite): Promise<void>
  /** Answers a token that proves to the provider that `action` is done by a person. Each is good for one call. */
  execute(action: CaptchaAction, site: CaptchaSite): Promise<string>
}
