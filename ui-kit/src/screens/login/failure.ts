import type { PorticoError } from '@portico/headless'

/** A failure in words a person can use. */
export interface Failure {
  /** Whether it is about what was typed, about the whole form, or about the provider, which is shown in its place. */
  readonly about: 'field' | 'form' | 'page'
  /** The gist of what is about more than a field. */
  readonly title: string
  /** What happened and what to do, in whole sentences. */
  readonly text: string
  /** Whether this sign-in is over, so that only a fresh one helps. */
  readonly isFinal: boolean
  /** What came. */
  readonly error: PorticoError
  /** The failures of other fields of the same form. */
  readonly others?: readonly Failure[] | undefined
}

/** Finds the text of a key that is known only at run time, or `undefined`. */
export type FindText = (key: string) => string | undefined

/**
 * What to tell a person of a failure. The texts say it by its code, the provider's own (`ER-…`) or one of
 * `@portico/headless`: one with a title is about the whole form, one without about the field. What has no text is told in
 * the words of the provider's own answer, which are meant for people; everything else in one general sentence, because
 * its message is for developers. What failed at the provider, with status 500 and above, takes the place of the form.
 */
export function explain(
  error: PorticoError | null,
  find: FindText,
  finals: ReadonlySet<string> = signInFinals,
): Failure | null {
  if (!error) return null
  const isFinal = finals.has(error.code)
  const own = find(`errors.${error.code}`)
  const ownTitle = find(`errors.${error.code}.title`)
  if (own !== undefined && ownTitle === undefined) return { about: 'field', title: '', text: own, isFinal, error }
  if (own !== undefined && ownTitle !== undefined) return { about: 'form', title: ownTitle, text: own, isFinal, error }
  const isTheirs = error.status !== undefined && error.status >= 500
  if (isTheirs || error.code === 'unreadable-answer') {
    return {
      about: 'page',
      title: find('errors.genericErrorMessage.title') ?? '',
      text: find('errors.genericErrorMessage') ?? '',
      isFinal,
      error,
    }
  }
  const text = isForPeople(error) ? error.message : (find('errors.unknown') ?? '')
  return { about: 'form', title: find('errors.unknown.title') ?? '', text, isFinal, error }
}

/** Codes of Portico's own and of OAuth are in small letters; so are texts that a stranger put into a link. */
function isForPeople({ status, code, message }: PorticoError): boolean {
  return status !== undefined && /^[A-Z]/.test(code) && !/^(Error \d|We're facing)/.test(message)
}

/** The failures after which a sign-in has to begin again. */
const signInFinals = /* @__PURE__ */ new Set(['ER-MFA-TOKEN-EXPIRED', 'ER-MFA-TOO-MANY-ATTEMPTS', 'no-challenge'])
