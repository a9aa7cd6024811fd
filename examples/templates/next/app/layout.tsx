import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { portico } from '../portico'
import { Portico } from './portico'
import './app.css'

export const metadata: Metadata = { title: 'My app' }
export const viewport: Viewport = { colorScheme: 'light dark' }

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Portico state={await portico.getState()}>{children}</Portico>
      </body>
    </html>
  )
}
