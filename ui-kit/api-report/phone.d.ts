// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AddPhoneNumberView {
    readonly name: 'add';
}

export function PhoneNumbers({ fixed, ...settings }: PhoneNumbersProps): ReactElement;

export interface PhoneNumbersProps extends ScreenSettings<LoginSlots> {
    readonly fixed?: (FixedFlow<PhoneNumbersView> & Pick<PhoneNumbersState, 'rows'>) | undefined;
}

export type PhoneNumbersView = PhoneNumbersState['step'] | AddPhoneNumberView;

export const ResetPhoneNumberPage: (props: ResetPhoneNumberPageProps) => ReactElement;

export interface ResetPhoneNumberPageProps extends FlowPageProps<FixedFlow<ResetPhoneNumberStep>> {
}
