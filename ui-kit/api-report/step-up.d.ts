// The public surface of this entry, written by "npm run api-report". Do not edit.

export function StepUpDialog(settings: StepUpDialogProps): ReactElement | null;

export interface StepUpDialogProps extends ScreenSettings<FrameSlots> {
}

export const StepUpPage: (props: StepUpPageProps) => ReactElement;

export interface StepUpPageProps extends FlowPageProps {
}
