// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AddPhoneNumberView {
    readonly name: 'add';
}

export const PhoneNumbers: (props: PhoneNumbersProps) => ReactElement;

export interface PhoneNumbersProps extends FlowScreenProps<FixedFlow<PhoneNumbersView> & Pick<PhoneNumbersState, 'rows'>, LoginSlots & PortalSlots> {
}

export type PhoneNumbersView = PhoneNumbersState['step'] | AddPhoneNumberView;

export const ResetPhoneNumberPage: (props: ResetPhoneNumberPageProps) => ReactElement;

export interface ResetPhoneNumberPageProps extends FlowPageProps<FixedFlow<ResetPhoneNumberStep>> {
}
