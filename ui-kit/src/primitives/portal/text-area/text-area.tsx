'use client'

import { slotted } from '../../../slots/index.ts'
import { FieldFrame, type FieldProps } from '../field/field.tsx'

export interface TextAreaProps extends FieldProps {
  /** The controlled text. Without it the field keeps its own. */
  readonly value?: string | undefined
  /** The first text of a field that keeps its own. */
  readonly defaultValue?: string | undefined
  /** Called with the text after each change. */
  readonly onChange?: ((value: string) => void) | undefined
  /** An example, shown while the field is empty. */
  readonly placeholder?: string | undefined
  /** The lines at first; the field grows with its text. Default `3`. */
  readonly rows?: number | undefined
  /** The highest number of characters. */
  readonly maxLength?: number | undefined
  /** The direction of the text. Default: the page's. `auto` goes by its first letter. */
  readonly dir?: 'ltr' | 'auto' | undefined
  /** `true` prevents changes. Default `false`. */
  readonly isReadOnly?: boolean | undefined
}

/** A field for text of several lines. The ref is the textarea. Replaceable as slot `TextArea`. */
export const TextArea = slotted<TextAreaProps, HTMLTextAreaElement>(
  'TextArea',
  (
    { label, help, error, attempt, isOptional, isDisabled, isReadOnly, className, rows = 3, onChange, ...area },
    ref,
  ) => (
    <FieldFrame
      slot="TextArea"
      label={label}
      help={help}
      error={error}
      attempt={attempt}
      isOptional={isOptional}
      isDisabled={isDisabled}
      isReadOnly={isReadOnly}
      className={className}
    >
      {(control) => (
        <textarea
          {...area}
          {...control}
          ref={ref}
          rows={rows}
          // A field that grows with its text ignores its rows.
          style={{ minBlockSize: `${rows}lh` }}
          readOnly={isReadOnly}
          onChange={onChange && ((event) => onChange(event.target.value))}
        />
      )}
    </FieldFrame>
  ),
)
