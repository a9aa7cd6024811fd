// The public surface of this entry, written by "npm run api-report". Do not edit.

export const SecondFactors: (props: SecondFactorsProps) => ReactElement;

export interface SecondFactorsProps extends FlowScreenProps<LoginSlots & PortalSlots> {
}
