'use client'

import type { ReactElement } from 'react'
import type { OpenState } from '../../../frame/portal/dialogs/dialog-place.tsx'
import { lazyDialog } from '../../../frame/portal/dialogs/lazy-dialog.tsx'
import type { CheckoutDialogProps } from '../../checkout/checkout-dialog.tsx'
import type { BillingDetailsDialogProps } from './billing-details-dialog.tsx'
import type { CardDialogProps } from './card-dialog.tsx'

type Lazy<Props> = (props: OpenState<Props>) => ReactElement

/** The purchase of a plan. */
export const CheckoutDialog: Lazy<CheckoutDialogProps> = lazyDialog(
  async () => (await import('./lazy-parts.ts')).CheckoutDialog,
)

/** The dialog that saves a card. */
export const CardDialog: Lazy<CardDialogProps> = lazyDialog(async () => (await import('./lazy-parts.ts')).CardDialog)

/** The dialog of the billing details. */
export const BillingDetailsDialog: Lazy<BillingDetailsDialogProps> = lazyDialog(
  async () => (await import('./lazy-parts.ts')).BillingDetailsDialog,
)
