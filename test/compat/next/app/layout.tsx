import { type ReactNode, Suspense } from 'react'
import { portico } from '../portico'
import { Portico } from './portico'

interface LayoutProps {
  readonly children: ReactNode
}

export default function RootLayout({ children }: LayoutProps) {
  return (
    <html lang="en">
      <body>
        <Suspense>
          <Session>{children}</Session>
        </Suspense>
      </body>
    </html>
  )
}

async function Session({ children }: LayoutProps) {
  const state = await portico.getState()
  return (
    <Portico state={state} isHosted={process.env['PORTICO_HOSTED_LOGIN'] === 'true'}>
      {children}
    </Portico>
  )
}
