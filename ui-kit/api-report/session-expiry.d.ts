// The public surface of this entry, written by "npm run api-report". Do not edit.

export function SessionExpiryDialog({ fixed, warnAhead, ...settings }: SessionExpiryDialogProps): ReactElement | null;

export interface SessionExpiryDialogProps extends ScreenSettings<FrameSlots>, SessionExpiryOptions {
    readonly fixed?: SessionExpiryFixed | undefined;
}

export type SessionExpiryFixed = Pick<SessionExpiry, 'reason' | 'remaining'>;
