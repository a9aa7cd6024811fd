import type { ReactNode } from 'react'
import { FronteggAppProvider } from '@frontegg/nextjs/app'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <FronteggAppProvider hostedLoginBox={true} authOptions={{ keepSessionAlive: true }}>{children}</FronteggAppProvider>
      </body>
    </html>
  )
}
