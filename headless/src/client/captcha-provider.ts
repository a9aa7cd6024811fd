/** What a captcha is asked for. */
export type CaptchaAction = 'login' | 'sign_up' | 'magic_link_postlogin'

/** What a {@link CaptchaProvider} is told of the application. */
export interface CaptchaSite {
  /** What the captcha's provider knows the application by, from the provider's policy. */
  readonly siteKey: string
  /** Aborted when nobody waits for it any more. */
  readonly signal: AbortSignal
}

/**
 * A captcha: an adapter to whoever tells people from machines. No remote code is loaded unless one is handed to
 * `createClient`, and the provider's policy asks for it.
 */
export interface CaptchaProvider {
  /** Gets ready: loads what it needs. Called before {@link CaptchaProvider.execute}, again where it failed. */
  load(site: CaptchaSite): Promise<void>
  /** Answers a token that proves to the provider that `action` is done by a person. Each is good for one call. */
  execute(action: CaptchaAction, site: CaptchaSite): Promise<string>
}
