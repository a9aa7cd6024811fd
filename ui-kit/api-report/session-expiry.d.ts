// The public surface of this entry, written by "npm run api-report". Do not edit.

export function SessionExpiryDialog({ warnAhead, ...settings }: SessionExpiryDialogProps): ReactElement | null;

export interface SessionExpiryDialogProps extends ScreenSettings<FrameSlots>, SessionExpiryOptions {
}
