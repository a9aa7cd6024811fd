'use client'

import { cva } from 'class-variance-authority'
import { useState } from 'react'
import { shownName } from '../../i18n/shown-name.ts'
import { slotted, useClasses } from '../../slots/index.ts'
import { useStoredAddresses } from '../../theme/stored-addresses.ts'

export interface AvatarProps {
  /** A name or an e-mail address. */
  readonly name: string
  /** The address of a picture. One that may not load, or does not, is left out. Default: the initials. */
  readonly pictureUrl?: string | null | undefined
  /** 24 or 80 px. Default `md`. */
  readonly size?: 'md' | 'lg' | undefined
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** The picture of a person, or the initials in a color derived from the name. Replaceable as slot `Avatar`. */
export const Avatar = slotted<AvatarProps, HTMLSpanElement>('Avatar', ({ name, pictureUrl, size, className }, ref) => {
  const classOf = useClasses()
  const picture = usePicture(pictureUrl)
  return (
    <span ref={ref} className={classOf('Avatar', look({ hue: hueOf(name), size }), className)} aria-hidden="true">
      {picture ? <img {...picture} alt="" className={classOf('AvatarPicture')} /> : initials(name)}
    </span>
  )
})

/** The initials of a name, or of the first part of an e-mail address. */
export function initials(name: string): string {
  const words = shownName(name)
    .replace(/@.*$/s, '')
    .split(/[\s._+-]+/u)
  const letters = words.flatMap((word) => [...word].slice(0, 1))
  return [letters[0], letters.length > 1 ? letters.at(-1) : undefined].join('').toLocaleUpperCase()
}

/** One of six hues, derived from the name. */
function hueOf(name: string): Hue {
  const sum = [...shownName(name)].reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) % 1e9, 7)
  return hues[sum % hues.length] ?? hues[0]
}

const hues = [0, 1, 2, 3, 4, 5] as const

type Hue = (typeof hues)[number]

const look = cva('', {
  variants: {
    hue: {
      0: '',
      1: 'portico-Avatar--1',
      2: 'portico-Avatar--2',
      3: 'portico-Avatar--3',
      4: 'portico-Avatar--4',
      5: 'portico-Avatar--5',
    },
    size: { md: '', lg: 'portico-Avatar--lg' },
  },
})

/** The attributes of a stored picture; `null` if it may not load, or did not load. */
export function usePicture(stored: unknown): StoredPicture | null {
  const src = useStoredAddresses().picture(stored)
  const [failed, setFailed] = useState<string | null>(null)
  return src && src !== failed ? { src, alt: '', referrerPolicy: 'no-referrer', onError: () => setFailed(src) } : null
}

/** The attributes of an `img` beside a name. */
interface StoredPicture {
  readonly src: string
  readonly alt: ''
  readonly referrerPolicy: 'no-referrer'
  readonly onError: () => void
}
