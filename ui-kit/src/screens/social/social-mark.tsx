'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { slotted, useClasses } from '../../slots/index.ts'
import { ownValue } from '../../theme/own-member.ts'
import { useSocialSettings } from './social-settings.ts'

/** The props of the mark of a provider. */
export interface SocialMarkProps {
  /** The id of the provider. */
  readonly provider: string
  /** The name of the provider, as people know it. */
  readonly name: string
  /** The letters of a provider without a mark. Default: the first letters of its name. */
  readonly letters?: string | undefined
}

/**
 * The mark of a well-known provider, in its own colours; of any other the first letters of its name. The marks load
 * together, and their place is kept until then. Replaceable as slot `SocialMark`.
 */
export const SocialMark = slotted<SocialMarkProps, HTMLSpanElement>(
  'SocialMark',
  ({ provider, name, letters }, ref) => {
    const classOf = useClasses()
    const marks = useMarks()
    const Mark = ownValue(marks, provider.toLowerCase()) ?? ownValue(marks, name.toLowerCase())
    const isUnknown = marks !== null && !Mark
    return (
      <span
        ref={ref}
        className={classOf('SocialMark', isUnknown ? 'portico-SocialMark--letters' : undefined)}
        aria-hidden="true"
        data-letters={isUnknown ? (letters ?? firstLettersOf(name)) : undefined}
      >
        {Mark && <Mark />}
      </span>
    )
  },
)

type Marks = Readonly<Record<string, ComponentType>>

/** The marks of each button at its first paint, once they are loaded. */
let loaded: Marks | null = null

/** The marks, `null` until they are loaded. If they cannot be loaded, there are none. */
function useMarks(): Marks | null {
  const [marks, setMarks] = useState(loaded)
  useEffect(() => {
    if (!marks) void loadMarks().then(setMarks)
  }, [marks])
  return marks
}

/** Loads the marks beside the list of providers, so that no name is shown without its mark. */
export function usePreloadedMarks(): void {
  const { social } = useSocialSettings()
  useEffect(() => {
    if (social !== false) void loadMarks()
  }, [social])
}

async function loadMarks(): Promise<Marks> {
  try {
    loaded ??= (await import('./provider-marks.tsx')).providerMarks
    return loaded
  } catch {
    return {}
  }
}

/** The first letters of two words, or the first two of one. */
function firstLettersOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/)
  return second ? initialOf(first) + initialOf(second) : [...first].slice(0, 2).join('')
}

/**
 * Two letters for each name, different ones for each: the first letters. Names that share them have their initial and the
 * letter at which they differ.
 */
export function lettersOf(names: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return names.map((name, index) => {
    const usual = firstLettersOf(name)
    const alike = names.filter((other, place) => place !== index && firstLettersOf(other) === usual)
    const letters = [...name.trim()]
    const differing = letters.filter((letter, place) => alike.every((other) => [...other.trim()][place] !== letter))
    const seconds = [...differing, ...letters.slice(1)].filter((letter) => letter.trim() !== '')
    const candidates = [...(alike.length === 0 ? [usual] : []), ...seconds.map((one) => initialOf(name.trim()) + one)]
    const free = [...candidates, usual].find((one) => !taken.has(one)) ?? `${initialOf(name)}${index + 1}`
    taken.add(free)
    return free
  })
}

function initialOf(word: string): string {
  return [...word].slice(0, 1).join('')
}
