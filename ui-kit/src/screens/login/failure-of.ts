import { atField } from './at-field.ts'
import type { Failure } from './failure.ts'

/** What a field of several shows of a failure: its text where the failure is about that field, by its code. */
export function atFieldOf(failure: Failure | null, ...codes: readonly string[]): ReturnType<typeof atField> {
  return atField(failure && codes.includes(failure.error.code) ? failure : null)
}

/** As it is shown in a form of several fields: what is about none of those is about the form. */
export function inForm(failure: Failure | null, codes: readonly string[]): Failure | null {
  return failure?.about === 'field' && !codes.includes(failure.error.code)
    ? { ...failure, about: 'form', title: failure.text, text: '' }
    : failure
}
