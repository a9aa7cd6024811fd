import { useState } from 'react'
import { useStoredAddresses } from '../../theme/stored-addresses.ts'

/** The attributes of a stored picture; `null` if it may not load, or did not load. */
export function usePicture(stored: unknown): StoredPicture | null {
  const src = useStoredAddresses().picture(stored)
  const [failed, setFailed] = useState<string | null>(null)
  return src && src !== failed ? { src, alt: '', referrerPolicy: 'no-referrer', onError: () => setFailed(src) } : null
}

/** The attributes of an `img` beside a name. */
export interface StoredPicture {
  readonly src: string
  readonly alt: ''
  readonly referrerPolicy: 'no-referrer'
  readonly onError: () => void
}
