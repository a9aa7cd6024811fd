export { StepUpDialog, type StepUpDialogProps } from './step-up-dialog.tsx'
export { StepUpPage, type StepUpPageProps } from './step-up-page.tsx'
