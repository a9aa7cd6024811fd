import type { PorticoError } from '@portico/headless'

/** A failure in words a person can use. */
export interface Explanation {
  /** Whether it is about what was typed, and shown at the field, or about the whole form. */
  readonly about: 'field' | 'form'
  /** The gist of what is about the whole form. */
  readonly title?: string
  /** What happened and what to do, in whole sentences. */
  readonly text: string
  /** Whether this sign-in is over, so that only a fresh one helps. */
  readonly isFinal?: boolean
}

/**
 * What to tell a person of a failure. The code says what happened: the provider's own (`ER-…`), or one of
 * `@portico/headless` where no answer came or something was left out.
 */
export function explain(error: PorticoError): Explanation {
  const known = Object.hasOwn(explanations, error.code) && explanations[error.code]
  if (known) return known
  if (error.status !== undefined && error.status >= 500) return failure
  return { about: 'form', title: 'That didn’t work', text: error.message }
}

const failure: Explanation = {
  about: 'form',
  title: 'Something went wrong on our side',
  text: 'Nothing is wrong with your account. Try again in a moment.',
}

const ended: Explanation = {
  about: 'form',
  title: 'This sign-in has run out',
  text: 'It was open for too long, so we closed it. Start again with your email address.',
  isFinal: true,
}

const explanations: Readonly<Record<string, Explanation>> = {
  'email-required': { about: 'field', text: 'Enter your email address.' },
  'email-incomplete': { about: 'field', text: 'Enter the whole address, such as name@company.com.' },
  'password-required': { about: 'field', text: 'Enter your password.' },
  'recovery-code-unsaved': { about: 'field', text: 'Save the code first, then tick this box.' },
  'code-required': { about: 'field', text: 'Enter the code.' },
  'ER-LOGIN-INVALID': { about: 'field', text: 'That email and password don’t match. Check both and try again.' },
  'ER-LOGIN-LOCKED': {
    about: 'form',
    title: 'This account is locked for now',
    text: 'There were too many failed tries. Wait a while and try again, or ask your administrator to unlock it.',
  },
  'ER-MFA-CODE-INVALID': {
    about: 'field',
    text: 'That code doesn’t match. Enter the one your authenticator app shows now.',
  },
  'ER-MFA-CODE-USED': {
    about: 'field',
    text: 'That code was used already. Wait for your app to show the next one, at most 30 seconds.',
  },
  'ER-MFA-CODE-EXPIRED': { about: 'field', text: 'That code has run out. Enter the one your app shows now.' },
  'ER-MFA-TOKEN-EXPIRED': ended,
  'no-challenge': ended,
  'ER-MFA-TOO-MANY-ATTEMPTS': {
    about: 'form',
    title: 'Too many wrong codes',
    text: 'To keep your account safe we closed this sign-in. Start again with your email address.',
    isFinal: true,
  },
  'ER-RECOVERY-CODE-INVALID': {
    about: 'field',
    text: 'That recovery code doesn’t match. Check it against the one you saved.',
  },
  network: {
    about: 'form',
    title: 'We can’t reach Lantern',
    text: 'Check your connection, then try again.',
  },
  'unreadable-answer': failure,
  timeout: {
    about: 'form',
    title: 'Lantern is taking too long to answer',
    text: 'Try again in a moment.',
  },
}
