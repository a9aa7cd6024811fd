import type { TextFieldProps } from '../primitives/text-field/text-field.tsx'
import type { Failure } from './failure.ts'

/** What a field shows of a failure: its text where it is about what was typed, else nothing. */
export function atField(failure: Failure | null): Pick<TextFieldProps, 'error' | 'attempt'> {
  return { error: failure?.about === 'field' ? failure.text : null, attempt: failure?.error }
}
