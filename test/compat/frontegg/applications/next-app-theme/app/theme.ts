import type { FronteggThemeOptions } from '@frontegg/nextjs'

export const themeOptions: FronteggThemeOptions = { palette: { primary: { main: '#0f766e' } } }
