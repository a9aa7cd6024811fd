export { ActivationBox, ActivationCodePage, ActivationPage } from './activation-page.tsx'
export type { ActivationBoxProps, ActivationPageProps } from './types.ts'
