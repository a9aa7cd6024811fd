export {
  SessionExpiryDialog,
  type SessionExpiryDialogProps,
} from './session-expiry-dialog.tsx'
