'use client'

import { createFeatureHook, type FeatureHook } from '../../../react/feature-hook.ts'
import { invoicesFeature } from './invoices.ts'
import type { InvoicesActions, InvoicesState } from './types.ts'

/**
 * The invoices of the tenant, without markup.
 *
 * @example
 * ```tsx
 * const { rows, downloadPdf, calls } = useInvoices()
 * ```
 *
 * @returns The members of {@link InvoicesState} and {@link InvoicesActions}, and `isPending`, `error` and `calls`.
 * @see The [guide](../../../../../docs/features/portal/subscription.md).
 * @function
 */
export const useInvoices: FeatureHook<InvoicesState, InvoicesActions> = createFeatureHook(invoicesFeature)
