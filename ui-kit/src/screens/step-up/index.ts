export { StepUpDialog, type StepUpDialogProps } from './step-up-dialog.tsx'
export type { FixedStepUp } from './step-up-flow.tsx'
export { StepUpPage, type StepUpPageProps } from './step-up-page.tsx'
