import type { Appearance } from '@portico/ui-kit'

/** A look made of tokens alone, as an application would copy it. */
export interface LiveBrand {
  readonly title: string
  readonly appearance: Appearance
}

/** The looks of the guide "Five themes to copy". */
export const brands = {
  bank: {
    title: 'A bank',
    appearance: {
      theme: 'modern',
      tokens: {
        '--portico-color-primary': 'light-dark(#12355b, #8db4e2)',
        '--portico-radius-scale': 0.4,
        '--portico-font-family': 'Charter, Georgia, "Noto Serif", serif',
        '--portico-font-family-heading': 'Charter, Georgia, "Noto Serif", serif',
        '--portico-scale': '1.0625rem',
      },
    },
  },
  games: {
    title: 'A publisher of games',
    appearance: {
      theme: 'dark',
      tokens: {
        '--portico-color-primary': '#b6ff00',
        '--portico-radius-scale': 0,
        '--portico-font-family': 'ui-monospace, "Cascadia Code", Menlo, monospace',
        '--portico-font-family-heading': 'ui-monospace, "Cascadia Code", Menlo, monospace',
      },
    },
  },
  hospital: {
    title: 'A hospital',
    appearance: {
      theme: 'modern',
      tokens: {
        '--portico-color-primary': 'light-dark(#7fd1c7, #8fe0d6)',
        '--portico-hue': 190,
        '--portico-radius-scale': 1.6,
        '--portico-control-sm': '2.5rem',
        '--portico-control-md': '2.75rem',
        '--portico-control-lg': '3.25rem',
        '--portico-scale': '1.125rem',
      },
    },
  },
  tool: {
    title: 'A tool, dense and dark',
    appearance: {
      theme: 'dark',
      tokens: {
        '--portico-color-primary': '#fff',
        '--portico-chroma': 0,
        '--portico-radius-scale': 0.6,
        '--portico-control-sm': '1.625rem',
        '--portico-control-md': '1.75rem',
        '--portico-control-lg': '2rem',
        '--portico-row': '2.25rem',
      },
    },
  },
  luxury: {
    title: 'A house of luxury',
    appearance: {
      theme: 'classic',
      tokens: {
        '--portico-color-primary': 'light-dark(#8a6d1f, #d8bd6a)',
        '--portico-hue': 85,
        '--portico-radius-scale': 0,
        '--portico-font-weight-heading': 400,
        '--portico-letter-spacing-heading': '0.06em',
        '--portico-font-family-button': 'ui-serif, Georgia, serif',
        '--portico-text-transform-button': 'uppercase',
        '--portico-text-transform-label': 'uppercase',
      },
    },
  },
} satisfies Readonly<Record<string, LiveBrand>>

/** The name of a look in the address of a live screen. */
export type BrandName = keyof typeof brands
