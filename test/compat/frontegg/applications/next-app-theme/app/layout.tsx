import type { ReactNode } from 'react'
import { themeOptions } from './theme'
import { FronteggAppProvider } from '@frontegg/nextjs/app'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <FronteggAppProvider themeOptions={themeOptions} entitlementsOptions={{ enabled: true }}>{children}</FronteggAppProvider>
      </body>
    </html>
  )
}
