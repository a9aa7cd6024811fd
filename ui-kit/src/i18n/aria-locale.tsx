'use client'

import type { ReactElement, ReactNode } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useLocale } from './locale-context.ts'

export interface AriaLocaleProps {
  /** The components that use the language. */
  readonly children: ReactNode
  /** The calendar of their dates, such as `gregory`. Default: that of the language. */
  readonly calendar?: string | undefined
}

/**
 * Passes the page's language to React Aria's composite components. Lazy parts use it. The first form holds no such
 * component, and detecting the browser's language would outweigh its own code.
 */
export function AriaLocale({ children, calendar }: AriaLocaleProps): ReactElement {
  const { code } = useLocale()
  const locale = calendar === undefined ? code : `${code.replace(/-u-.*/, '')}-u-ca-${calendar}`
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}
