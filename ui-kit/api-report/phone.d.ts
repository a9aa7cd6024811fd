// The public surface of this entry, written by "npm run api-report". Do not edit.

export const PhoneNumbers: (props: PhoneNumbersProps) => ReactElement;

export interface PhoneNumbersProps extends FlowScreenProps<FrameSlots & PortalSlots> {
}

export const ResetPhoneNumberPage: (props: ResetPhoneNumberPageProps) => ReactElement;

export interface ResetPhoneNumberPageProps extends FlowPageProps {
}
