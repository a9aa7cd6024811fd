export { CheckoutDialog, type CheckoutDialogProps } from './checkout-dialog.tsx'
