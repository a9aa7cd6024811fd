import type {
  BreachedPasswordStep,
  BreachedPasswordSuccessStep,
  MagicLinkSentStep,
  MagicLinkSuccessStep,
  NoLocalSignInStep,
  PasscodeStep,
  PasswordRotationExpiredStep,
  PasswordRotationNotificationStep,
  PasswordStep,
  PreLoginStep,
  PromptPasskeysStep,
  PromptQuickSmsStep,
  RecoverStep,
  RedirectToSsoStep,
  SecondFactorStep,
  SsoFailedStep,
  SuccessStep,
} from '@portico/headless'
import type { ComponentType, ReactNode } from 'react'
import type { FrameSlots } from '../../frame/frame-slots.ts'
import type { StepProps } from '../../frame/steps/step-props.ts'
import type { SocialMarkProps } from '../social/social-mark.tsx'

/** The props of the screen of a step that the library does not know. */
export interface UnsupportedStepProps {
  /** The unknown step, in the provider's words. */
  readonly reason: string
  /** Other ways on than from the beginning. */
  readonly children?: ReactNode
}

/** The parts of the login box that can be replaced, beside those of every screen. */
export interface LoginSlots extends FrameSlots {
  /** The first form, at step `preLogin`: the address. */
  readonly EmailStep?: ComponentType<StepProps<PreLoginStep>> | undefined
  /** Step `loginWithPassword`: the password of an account. */
  readonly PasswordStep?: ComponentType<StepProps<PasswordStep>> | undefined
  /** Steps `loginWithOtc`, `loginWithSmsOtc` and `loginWithQuickSmsOtc`: a code that was sent. */
  readonly PasscodeStep?: ComponentType<StepProps<PasscodeStep>> | undefined
  /** Step `magicLinkPreLoginSuccess`: a link was sent. */
  readonly LinkSentStep?: ComponentType<StepProps<MagicLinkSentStep>> | undefined
  /** Step `magicLinkPostLoginSuccess`: the link was opened. */
  readonly LinkSuccessStep?: ComponentType<StepProps<MagicLinkSuccessStep>> | undefined
  /** Step `noLocalAuthentication`: other providers only. */
  readonly NoLocalStep?: ComponentType<StepProps<NoLocalSignInStep>> | undefined
  /** Step `redirectToSSO`: the way to single sign-on. */
  readonly SsoStep?: ComponentType<StepProps<RedirectToSsoStep>> | undefined
  /** Step `loginWithSSOFailed`: single sign-on has failed. */
  readonly SsoFailedStep?: ComponentType<StepProps<SsoFailedStep>> | undefined
  /** The mark of a provider on its button. Default: its own mark if it is well known, else its first letters. */
  readonly SocialMark?: ComponentType<SocialMarkProps> | undefined
  /** Steps `loginWithTwoFactor` and `forceTwoFactor`: all of the second factor. */
  readonly SecondFactorStep?: ComponentType<StepProps<SecondFactorStep>> | undefined
  /** Step `recoverTwoFactor`: the recovery code. */
  readonly RecoverStep?: ComponentType<StepProps<RecoverStep>> | undefined
  /** Step `breachedPassword`: a known password must change. */
  readonly BreachedPasswordStep?: ComponentType<StepProps<BreachedPasswordStep>> | undefined
  /** Step `breachedPasswordSuccess`: a mail was sent. */
  readonly BreachedPasswordSuccessStep?: ComponentType<StepProps<BreachedPasswordSuccessStep>> | undefined
  /** Step `passwordRotationExpired`: an expired password must change. */
  readonly RotationExpiredStep?: ComponentType<StepProps<PasswordRotationExpiredStep>> | undefined
  /** Step `passwordRotationNotification`: the password expires soon. */
  readonly RotationNoticeStep?: ComponentType<StepProps<PasswordRotationNotificationStep>> | undefined
  /** Step `promptPasskeys`: the offer of a passkey. */
  readonly PromptPasskeysStep?: ComponentType<StepProps<PromptPasskeysStep>> | undefined
  /** Step `promptQuickSms`: the phone number for later sign-ins. */
  readonly PromptQuickSmsStep?: ComponentType<StepProps<PromptQuickSmsStep>> | undefined
  /** Step `success`: the redirect after the sign-in. */
  readonly SuccessStep?: ComponentType<StepProps<SuccessStep>> | undefined
  /** Step `unsupported`, and every step that has no screen yet. */
  readonly UnsupportedStep?: ComponentType<UnsupportedStepProps> | undefined
}
