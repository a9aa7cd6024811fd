import type { PorticoError } from '@portico/headless'
import { describe, FieldError, useField } from './field.tsx'

/** What a {@link Checkbox} takes. */
export interface CheckboxProps {
  /** Its name in the form; it reads `on` when ticked. */
  readonly name: string
  /** What ticking it means. */
  readonly label: string
  /** What is wrong with it. */
  readonly error?: PorticoError | null
}

/** A box to tick; the words are part of the target. */
export function Checkbox({ name, label, error = null }: CheckboxProps) {
  const { ref, ids, message, messageKey } = useField(error)
  return (
    <div className="field">
      <label className="checkbox">
        <input {...describe(ids, undefined, message)} ref={ref} type="checkbox" name={name} />
        <span>{label}</span>
      </label>
      <FieldError key={messageKey} id={ids.error} message={message} />
    </div>
  )
}
