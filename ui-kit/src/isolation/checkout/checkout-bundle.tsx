'use client'

import type { ReactElement, ReactNode } from 'react'
import { checkoutWords } from '../../i18n/locales/checkout/words.gen.ts'
import { BundleProvider } from '../bundle-provider.tsx'

/** Loads the words and rules of the checkout, and of the parts that it shares with the portal. */
export function CheckoutBundle({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <BundleProvider words={checkoutWords} styles={loadStyles}>
      {children}
    </BundleProvider>
  )
}

const loadStyles = async () => (await import('./styles.gen.ts')).styles
