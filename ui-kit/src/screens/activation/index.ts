export {
  ActivationBox,
  type ActivationBoxProps,
  ActivationCodePage,
  ActivationPage,
  type ActivationPageProps,
  type FixedActivation,
} from './activation-page.tsx'
