'use client'

import type { ReactElement } from 'react'
import { type LazyDialogProps, lazyDialog } from '../../../frame/portal/lazy-dialog.tsx'
import type { CheckoutDialogProps } from '../../checkout/checkout-dialog.tsx'
import type { BillingDetailsDialogProps } from './billing-details-dialog.tsx'
import type { CardDialogProps } from './card-dialog.tsx'

type Lazy<Props> = (props: LazyDialogProps<Props>) => ReactElement

/** The purchase of a plan. */
export const CheckoutDialog: Lazy<CheckoutDialogProps> = lazyDialog(
  async () => (await import('../../checkout/checkout-dialog.tsx')).CheckoutDialog,
)

/** The dialog that saves a card. */
export const CardDialog: Lazy<CardDialogProps> = lazyDialog(async () => (await import('./card-dialog.tsx')).CardDialog)

/** The dialog of the billing details. */
export const BillingDetailsDialog: Lazy<BillingDetailsDialogProps> = lazyDialog(
  async () => (await import('./billing-details-dialog.tsx')).BillingDetailsDialog,
)
