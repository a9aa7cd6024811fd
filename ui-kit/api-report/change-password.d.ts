// The public surface of this entry, written by "npm run api-report". Do not edit.

export const ChangePassword: (props: ChangePasswordProps) => ReactElement;

export interface ChangePasswordProps extends FlowScreenProps<FrameSlots & PortalSlots> {
}
