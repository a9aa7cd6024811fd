export {
  SessionExpiryDialog,
  type SessionExpiryDialogProps,
  type SessionExpiryFixed,
} from './session-expiry-dialog.tsx'
