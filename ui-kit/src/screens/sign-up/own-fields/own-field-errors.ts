'use client'

import type { PorticoError } from '@portico/headless'
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'

/** The own fields of a form that were refused. */
export interface OwnFieldErrors {
  /** A sentence for each field, by its name. */
  readonly texts: ReadonlyMap<string, string>
  /** The failure of the submit; `null` if there is none. */
  readonly attempt: PorticoError | null
  /** Marks a field as one that shows its own error, until the returned function runs. */
  readonly claim: (this: void, name: string) => () => void
}

/** The errors of the form around. */
export const OwnFieldErrorsContext = createContext<OwnFieldErrors>({
  texts: new Map(),
  attempt: null,
  claim: () => () => {},
})

/** The error of an own field. */
export interface OwnFieldError {
  /** A sentence; `null` if the field is valid. */
  readonly error: string | null
  /** Changes with each submit that the field fails, so that the same sentence is announced again. */
  readonly attempt: unknown
}

/**
 * The error that the check of `ownFields` has for a field, by its name. Spread it over a `TextField`. For a field of
 * another kind set `aria-invalid`, and render `error` with `role="alert"`: the form focuses its first invalid field.
 */
export function useOwnFieldError(name: string): OwnFieldError {
  const { texts, attempt, claim } = useContext(OwnFieldErrorsContext)
  useEffect(() => claim(name), [claim, name])
  const error = texts.get(name) ?? null
  return { error, attempt: error === null ? undefined : attempt }
}

/** The errors of own fields in a failed submit, and the sentences for fields that are not in the form. */
export function useOwnFieldErrors(error: PorticoError | null): {
  readonly errors: OwnFieldErrors
  readonly unclaimed: readonly string[]
} {
  const [claimed, setClaimed] = useState<readonly string[]>([])
  const claim = useCallback((name: string) => {
    setClaimed((names) => [...names, name])
    return () => setClaimed((names) => names.filter((_, index) => index !== names.indexOf(name)))
  }, [])
  const errors = useMemo(() => ({ texts: textsOf(error), attempt: error, claim }), [error, claim])
  const unclaimed = [...errors.texts].filter(([name]) => !claimed.includes(name)).map(([, text]) => text)
  return { errors, unclaimed }
}

function textsOf(error: PorticoError | null): OwnFieldErrors['texts'] {
  const texts = Object.entries(error?.context?.['errors'] ?? {})
  return new Map(texts.flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])))
}
