import { useEffect, useId, useRef } from 'react'
import { FieldError } from './field.tsx'

/** What a {@link Checkbox} takes. */
export interface CheckboxProps {
  /** Its name in the form; it reads `on` when ticked. */
  readonly name: string
  /** What ticking it means. */
  readonly label: string
  /** What is wrong with it. */
  readonly error?: string | null
}

/** A box to tick; the words are part of the target. */
export function Checkbox({ name, label, error = null }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => {
    if (error !== null) box.current?.focus()
  }, [error])
  return (
    <div className="field">
      <label className="checkbox">
        <input
          ref={box}
          type="checkbox"
          name={name}
          aria-invalid={error !== null || undefined}
          aria-describedby={error !== null ? id : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} message={error} />
    </div>
  )
}
