import type { ReactNode } from 'react'
import { Portico } from './portico'

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Portico>{children}</Portico>
      </body>
    </html>
  )
}
