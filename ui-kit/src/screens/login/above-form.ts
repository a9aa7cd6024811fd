import { createContext, type ReactNode } from 'react'

/** Content above the form of the first step. */
export const AboveFormContext = createContext<ReactNode>(null)
