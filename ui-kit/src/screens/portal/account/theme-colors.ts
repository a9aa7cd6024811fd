import type { ThemeName } from '../../../theme/index.ts'

/** The primary color of each theme on a light page, as a hexadecimal color of sRGB. */
export const themeColors: Readonly<Record<ThemeName, string>> = {
  modern: '#294ec5',
  classic: '#0d503a',
  vivid: '#a500c9',
  dark: '#64ecd1',
}
