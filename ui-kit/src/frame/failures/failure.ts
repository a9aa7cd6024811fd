import type { PorticoError } from '@portico/headless'
import type { TextFieldProps } from '../../primitives/text-field/text-field.tsx'

/** A failure in words for people. */
export interface Failure {
  /** Its place: at the field, above the button of the form, or as a page that replaces the form. */
  readonly about: 'field' | 'form' | 'page'
  /** A short summary; empty at a field. */
  readonly title: string
  /** The cause and the remedy, in whole sentences. */
  readonly text: string
  /** If true, the flow has ended and has to be restarted. */
  readonly isFinal: boolean
  /** The error behind the failure. */
  readonly error: PorticoError
  /** The failures of other fields of the same form. */
  readonly others?: readonly Failure[] | undefined
}

/** Finds the text of a key that is known only at run time, or `undefined`. */
export type FindText = (key: string) => string | undefined

/**
 * The failure of an error. `find` returns the texts of its code: the provider's own (`ER-…`) or one of
 * `@portico/headless`. A status of 413 has the code `too-large`. A code with a title concerns the form, one without concerns the field. A code without a text gets
 * the message of the provider's answer, which is written for people, or one general sentence. A status of 500 and above
 * replaces the form. `finals` are the codes that end the flow.
 */
export function explain(
  error: PorticoError | null,
  find: FindText,
  finals: ReadonlySet<string> = none,
): Failure | null {
  if (!error) return null
  const isFinal = finals.has(error.code)
  const key = error.status === 413 ? 'errors.too-large' : `errors.${error.code}`
  const own = find(key)
  const ownTitle = find(`${key}.title`)
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

/**
 * The reason of an application is for people. Codes of Portico and of OAuth are in lower case, and so are texts that a stranger put into
 * a link.
 */
function isForPeople({ status, code, message }: PorticoError): boolean {
  if (code === 'action-refused') return true
  return (
    status !== undefined && /^[A-Z]/.test(code) && !/^(Error (\d|request)|Unknown error|We're facing)/.test(message)
  )
}

const none: ReadonlySet<string> = new Set()

/** The props of a field for a failure: its text if the failure concerns the field, else none. */
export function atField(failure: Failure | null): Pick<TextFieldProps, 'error' | 'attempt'> {
  return { error: failure?.about === 'field' ? failure.text : null, attempt: failure?.error }
}
