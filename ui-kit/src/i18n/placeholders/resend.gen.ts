// Generated from ui-kit/messages by scripts/generate/messages.mjs. Do not edit.

/** The messages of `resend`, each with the values it takes. */
export interface ResendPlaceholders {
  /** Send another code */
  readonly 'resend.code': Record<never, never>
  /** Send another link */
  readonly 'resend.link': Record<never, never>
  /** Send another email */
  readonly 'resend.mail': Record<never, never>
  /** {seconds, plural, one {Nothing there? You can ask for another in # second.} other {Nothing there? You can ask for another in # seconds.}} */
  readonly 'resend.in': Readonly<Record<'seconds', number>>
  /** You can ask for another now. */
  readonly 'resend.ready': Record<never, never>
  /** Sending… */
  readonly 'resend.sending': Record<never, never>
  /** A new one is on its way */
  readonly 'resend.sent.title': Record<never, never>
  /** The one before no longer works. */
  readonly 'resend.sent': Record<never, never>
  /** One was sent a moment ago */
  readonly 'errors.resend-too-soon.title': Record<never, never>
  /** Wait half a minute, then ask for another. */
  readonly 'errors.resend-too-soon': Record<never, never>
}
