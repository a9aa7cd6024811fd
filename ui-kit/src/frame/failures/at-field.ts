import type { TextFieldProps } from '../../primitives/text-field/text-field.tsx'
import type { Failure } from './failure.ts'

/** The props of a field for a failure: its text if the failure concerns the field, else none. */
export function atField(failure: Failure | null): Pick<TextFieldProps, 'error' | 'attempt'> {
  return { error: failure?.about === 'field' ? failure.text : null, attempt: failure?.error }
}
