import type { FronteggThemeOptions } from '@frontegg/types'

export const themeOptions: FronteggThemeOptions = {
  palette: { primary: { main: '#7c3aed', contrastText: '#ffffff' }, text: { primary: '#1f2937' } },
  loginBox: {
    themeName: 'modern',
    logo: { image: '/logo.svg' },
    palette: { primary: { main: '#7c3aed', hover: '#6d28d9' } },
    rootStyle: { background: 'linear-gradient(#fff, #eee)' },
    boxFooter: () => ({ padding: 8 }),
    boxStyle: (theme) => ({ borderColor: theme.palette.divider ?? '#ddd' }),
  },
  adminPortal: { themeName: 'modern', layout: { backgroundColor: '#fafafa' } },
  typographyStyleOptions: { fontFamily: 'Inter' },
}
