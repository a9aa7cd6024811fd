import { PorticoError } from '@portico/headless'
import { atField, explain, type Failure, type FindText } from './failure.ts'

/** The props of one field of several: the text of the failure, if its code belongs to that field. */
export function atFieldOf(failure: Failure | null, ...codes: readonly string[]): ReturnType<typeof atField> {
  if (failure && codes.includes(failure.error.code)) return atField(failure)
  // Only the topmost field has an attempt, which moves the focus.
  const error = failure?.others?.find((other) => codes.includes(other.error.code))?.text ?? null
  return { error, attempt: undefined }
}

/** As it is shown in a form of several fields: what is about none of those is about the form. */
export function inForm(failure: Failure | null, codes: readonly string[]): Failure | null {
  return failure?.about === 'field' && !codes.includes(failure.error.code)
    ? { ...failure, about: 'form', title: failure.text, text: '' }
    : failure
}

/** A failure with those of the other fields that the error names in `context.missing`. */
export function explainAll(error: PorticoError | null, find: FindText): Failure | null {
  const failure = explain(error, find)
  const missing = error?.context?.['missing']
  if (!failure || !Array.isArray(missing)) return failure
  const others = missing
    .filter((code) => typeof code === 'string' && code !== error?.code)
    .map((code) => explain(new PorticoError(String(code), ''), find))
    .filter((other) => other !== null)
  return { ...failure, others }
}
