'use client'

import { isColor } from '../../../theme/color.ts'
import { useAppearance } from '../../../theme/index.ts'
import type { Look } from '../../../theme/merge-look.ts'
import type { ColorFieldProps } from './color-field.tsx'
import { themeColors } from './theme-colors.ts'

/** The color of the theme that a look has, and the color of the words on it, if the look names one. */
export function useUsualLook({ appearance }: Look): Pick<ColorFieldProps, 'usual' | 'words'> {
  const around = useAppearance()
  const words = appearance?.tokens?.['--portico-color-on-primary']
  return { usual: themeColors[appearance?.theme ?? around.theme], words: isColor(words) ? words : null }
}
