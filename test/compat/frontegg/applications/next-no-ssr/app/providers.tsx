'use client'

import { FronteggProviderNoSSR } from '@frontegg/nextjs/no-ssr'
import type { ReactNode } from 'react'

const baseUrl = process.env.NEXT_PUBLIC_FRONTEGG_BASE_URL ?? ''

export function Providers({ children }: { children: ReactNode }) {
  return <FronteggProviderNoSSR contextOptions={{ baseUrl }}>{children}</FronteggProviderNoSSR>
}
