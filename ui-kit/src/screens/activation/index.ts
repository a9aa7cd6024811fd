export {
  ActivationBox,
  type ActivationBoxProps,
  ActivationCodePage,
  ActivationPage,
  type ActivationPageProps,
} from './activation-page.tsx'
