import { createContext, type ReactNode } from 'react'

/** Content above the form of the first step. */
export const AboveFormContext = /* @__PURE__ */ createContext<ReactNode>(null)
