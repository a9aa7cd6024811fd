'use client'

import type { ReactElement, ReactNode } from 'react'
import { portalWords } from '../../i18n/locales/portal/words.gen.ts'
import { portalBoxesMessages } from '../../i18n/messages/portal/portal-boxes.gen.ts'
import { TenantLookContext } from '../../theme/theme-context.tsx'
import { BundleProvider } from '../bundle-provider.tsx'
import { CheckoutBundle } from '../checkout/checkout-bundle.tsx'

/** Loads the words and rules of the portal for the screens below it, and those of the parts of the checkout in it. */
export function PortalBundle({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <CheckoutBundle>
      <BundleProvider words={portalWords} labels={portalBoxesMessages} styles={loadStyles}>
        <TenantLookContext.Provider value="adminPortal">{children}</TenantLookContext.Provider>
      </BundleProvider>
    </CheckoutBundle>
  )
}

const loadStyles = async () => (await import('./styles.gen.ts')).styles
