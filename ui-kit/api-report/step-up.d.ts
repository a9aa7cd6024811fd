// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface FixedStepUp extends FixedFlow<StepUpStep>, Pick<FixedStep, 'mfaStep' | 'hasChoice' | 'rememberFor'> {
}

export function StepUpDialog({ fixed, ...settings }: StepUpDialogProps): ReactElement | null;

export interface StepUpDialogProps extends ScreenSettings<FrameSlots> {
    readonly fixed?: FixedStepUp | undefined;
}

export const StepUpPage: (props: StepUpPageProps) => ReactElement;

export interface StepUpPageProps extends FlowPageProps<FixedStepUp> {
}
