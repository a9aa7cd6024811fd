// The public surface of this entry, written by "npm run api-report". Do not edit.

export function StepUpDialog(settings: StepUpDialogProps): ReactElement | null;

export interface StepUpDialogProps extends ScreenSettings<LoginSlots> {
}

export function StepUpPage({ links, ...settings }: StepUpPageProps): ReactElement;

export interface StepUpPageProps extends Omit<LoginPageProps, 'fixed'> {
}
