// The public surface of this entry, written by "npm run api-report". Do not edit.

export const Passkeys: (props: PasskeysProps) => ReactElement;

export interface PasskeysProps extends FlowScreenProps<FrameSlots & PortalSlots> {
}
