'use client'

import type { ReactElement, ReactNode } from 'react'
import { checkoutWords } from '../../i18n/locales/checkout/words.gen.ts'
import { BundleProvider } from '../bundle-provider.tsx'
import { PortalBundle } from '../portal/portal-bundle.tsx'

/** Loads the words and rules of the checkout, whose screens are made of the portal's parts. */
export function CheckoutBundle({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <PortalBundle>
      <BundleProvider words={checkoutWords} styles={loadStyles}>
        {children}
      </BundleProvider>
    </PortalBundle>
  )
}

const loadStyles = async () => (await import('./styles.gen.ts')).styles
