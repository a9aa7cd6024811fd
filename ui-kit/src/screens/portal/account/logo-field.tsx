'use client'

import { type ReactElement, useEffect, useRef } from 'react'
import type { FieldControl } from '../../../frame/portal/record-form/types.ts'
import { FileField } from '../../../primitives/portal/file-field/file-field.tsx'
import { readPreview } from '../../../primitives/portal/file-field/file-rules.ts'
import { useStoredAddresses } from '../../../theme/stored-addresses.ts'

/** The largest logo, in bytes. As a `data:` URL it is a third larger, and it is a part of each answer. */
export const largestLogo = 500_000

/** The choice of a logo: a file, chosen or dropped, becomes a `data:` URL. */
export function LogoField({ value, onChange, ...field }: FieldControl<string>): ReactElement {
  const reading = useRef<AbortController | null>(null)
  const { picture } = useStoredAddresses()
  useEffect(() => () => reading.current?.abort(), [])

  function read(file: File | null) {
    reading.current?.abort()
    if (!file) return onChange('')
    reading.current = new AbortController()
    readPreview(file, reading.current.signal, onChange)
  }

  return (
    <FileField
      {...field}
      accept="image/svg+xml,image/png,image/jpeg,image/webp"
      maxSize={largestLogo}
      image={picture(value) ?? ''}
      onChange={read}
    />
  )
}
