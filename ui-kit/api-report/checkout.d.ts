// The public surface of this entry, written by "npm run api-report". Do not edit.

export function CheckoutDialog(props: CheckoutDialogProps): ReactElement | null;

export interface CheckoutDialogProps extends ScreenSettings<FrameSlots & CheckoutSlots> {
    readonly isOpen: boolean;
    readonly onClose: () => void;
    readonly planId?: string | undefined;
    readonly option?: PlanChangeOption | undefined;
    readonly onDone?: ((billing: Billing) => void) | undefined;
    readonly onError?: ((error: PorticoError) => void) | undefined;
}
