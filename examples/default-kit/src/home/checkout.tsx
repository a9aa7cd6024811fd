import { CheckoutDialog } from '@portico/ui-kit/checkout'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'

const CheckoutContext = createContext(() => {})

/**
 * The checkout of the application. It is outside of what a plan unlocks: that is rendered anew as soon as it is paid, and the
 * dialog would go with it.
 */
export function WithCheckout({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  return (
    <CheckoutContext.Provider value={open}>
      {children}
      <CheckoutDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </CheckoutContext.Provider>
  )
}

/** Returns a function that opens the checkout. */
export function useOpenCheckout(): () => void {
  return useContext(CheckoutContext)
}
