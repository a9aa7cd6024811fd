// The public surface of this entry, written by "npm run api-report". Do not edit.

export const SecondFactors: (props: SecondFactorsProps) => ReactElement;

export interface SecondFactorsFixed extends FixedAround {
    readonly factors: OwnFactors | null;
    readonly mfaStep?: MfaStep | undefined;
    readonly isTurningOff?: boolean | undefined;
}

export interface SecondFactorsProps extends FlowScreenProps<SecondFactorsFixed, LoginSlots & PortalSlots> {
}
