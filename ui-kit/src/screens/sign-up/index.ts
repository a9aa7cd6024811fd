export {
  type FixedSignUp,
  SignUpBox,
  type SignUpBoxProps,
  SignUpPage,
  type SignUpPageProps,
} from './sign-up-page.tsx'
