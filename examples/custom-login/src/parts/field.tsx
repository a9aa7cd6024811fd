import type { PorticoError } from '@portico/headless'
import { type InputHTMLAttributes, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { explain } from '../explain.ts'
import { Icon } from './icon.tsx'
import { useFreshKey } from './use-fresh-key.ts'

/** What a {@link Field} takes: the attributes of its input, and what stands around it. */
export interface FieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  /** What to type, in a word or two. */
  readonly label: string
  /** A sentence below the field. */
  readonly help?: string | undefined
  /** Why the last try failed. It is shown here when it is about this field, and the field takes the focus. */
  readonly error: PorticoError | null
  /** What stands at the end of the field, within its frame. */
  readonly children?: ReactNode
}

/** A labelled field with its help and its error, tied together for assistive technology. */
export function Field({ label, help, error, children, ...input }: FieldProps) {
  const { ref, ids, message, messageKey } = useField(error)
  return (
    <div className="field">
      <label htmlFor={ids.field}>{label}</label>
      <div className="input" data-invalid={message !== null || undefined}>
        <input {...input} {...describe(ids, help, message)} ref={ref} id={ids.field} />
        {children}
      </div>
      {help !== undefined && (
        <p className="help" id={ids.help}>
          {help}
        </p>
      )}
      <FieldError key={messageKey} id={ids.error} message={message} />
    </div>
  )
}

/** The error of a field, announced when it appears. */
export function FieldError({ id, message }: { readonly id: string; readonly message: string | null }) {
  if (message === null) return null
  return (
    <p className="field-error" role="alert" id={id}>
      <Icon name="alert" />
      <span>{message}</span>
    </p>
  )
}

/** The ids that tie a field to what is said about it. */
export interface FieldIds {
  readonly field: string
  readonly help: string
  readonly error: string
}

/** What {@link Field} and its kin share: ids, the message and its key, and the focus that goes to a fresh error. */
export function useField(error: PorticoError | null): {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly ids: FieldIds
  readonly message: string | null
  readonly messageKey: number
} {
  const ref = useRef<HTMLInputElement>(null)
  const id = useId()
  const explanation = error && explain(error)
  const message = explanation?.about === 'field' ? explanation.text : null
  useEffect(() => {
    if (error && message !== null) ref.current?.focus()
  }, [error, message])
  return {
    ref,
    ids: { field: id, help: `${id}-help`, error: `${id}-error` },
    message,
    messageKey: useFreshKey(error),
  }
}

/** The attributes that tie a field to its help and its error. */
export function describe(ids: FieldIds, help: string | undefined, message: string | null) {
  const described = [...(message !== null ? [ids.error] : []), ...(help !== undefined ? [ids.help] : [])]
  return {
    'aria-invalid': message !== null || undefined,
    'aria-describedby': described.join(' ') || undefined,
  }
}
