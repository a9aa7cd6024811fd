'use client'

import type { ReactElement, ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useLocale } from './locale-context.ts'

/** The props of {@link AriaLocale}. */
export interface AriaLocaleProps {
  /** What stands in the language. */
  readonly children: ReactNode
}

/**
 * Tells React Aria's whole components the language of the page. What loads later stands in it; the first form holds none
 * of them, and to find out the browser's language costs it more than all of its own code.
 */
export function AriaLocale({ children }: AriaLocaleProps): ReactElement {
  return <I18nProvider locale={useLocale().code}>{children}</I18nProvider>
}
