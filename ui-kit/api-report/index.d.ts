// The public surface of this entry, written by "npm run api-report". Do not edit.

export { ActivationBox } from './activation'
export { ActivationBoxProps } from './activation'
export { ActivationCodePage } from './activation'
export { ActivationPage } from './activation'
export { ActivationPageProps } from './activation'
export { AddPhoneNumberView } from './phone'
export { Alert } from './primitives'
export { AlertProps } from './primitives'
export { Appearance } from './theme'
export { AuthRoutes } from './kit'
export { AuthRoutesProps } from './kit'
export { Avatar } from './primitives'
export { AvatarProps } from './primitives'
export { Branches } from './i18n'
export { Brand } from './theme'
export { BrandProps } from './login'
export { Button } from './primitives'
export { ButtonProps } from './primitives'
export { Catalogue } from './i18n'
export { Checkbox } from './primitives'
export { CheckboxProps } from './primitives'
export { Choice } from './primitives'
export { ChoiceList } from './primitives'
export { ChoiceListProps } from './primitives'
export { ClassOf } from './slots'
export { CodeField } from './primitives'
export { CodeFieldProps } from './primitives'
export { ColorScheme } from './theme'
export { CopyButton } from './primitives'
export { CopyButtonProps } from './primitives'
export { Countdown } from './primitives'
export { CountdownProps } from './primitives'
export { Dialog } from './primitives'
export { DialogProps } from './primitives'
export { Divider } from './primitives'
export { DividerProps } from './primitives'
export { Emblem } from './primitives'
export { EmblemProps } from './primitives'
export { Failure } from './login'
export { FindText } from './login'
export { FixedActivation } from './activation'
export { FixedFlow } from './login'
export { FixedInvitation } from './invitation'
export { FixedSignUp } from './sign-up'
export { FixedStep } from './login'
export const ForgotPasswordPage: (props: RoutePageProps) => ReactElement;

export { Form } from './primitives'
export { FormProps } from './primitives'
export { FormStep } from './login'
export { FormStepProps } from './login'
export { Formatter } from './i18n'
export { HostedLoginCallbackPage } from './hosted-login'
export { HostedLoginCallbackPageProps } from './hosted-login'
export { Icon } from './primitives'
export { IconProps } from './primitives'
export { Identity } from './primitives'
export { IdentityProps } from './primitives'
export function ImpersonationBanner(settings: ScreenSettings<LoginSlots>): ReactElement | null;

export const ImpersonationPage: (props: RoutePageProps) => ReactElement;

export { InvitationBox } from './invitation'
export { InvitationBoxProps } from './invitation'
export { InvitationCodePage } from './invitation'
export { InvitationPage } from './invitation'
export { InvitationPageProps } from './invitation'
export { Isolation } from './isolation'
export { IsolationContext } from './isolation'
export { Link } from './primitives'
export { LinkProps } from './primitives'
export { Locale } from './i18n'
export { LocaleName } from './i18n'
export { LocaleProvider } from './i18n'
export { LocaleProviderProps } from './i18n'
export { LogOutPage } from './routes'
export { LogOutPageProps } from './routes'
export { LoginBox } from './login'
export { LoginBoxProps } from './login'
export { LoginBrand } from './login'
export { LoginPage } from './login'
export { LoginPageProps } from './login'
export { LoginSlots } from './login'
export { Look } from './theme'
export { MagicLinkPage } from './magic-link'
export { MagicLinkPageProps } from './magic-link'
export { Message } from './i18n'
export { MessageKey } from './i18n'
export { MessageOverrides } from './i18n'
export { MobileAuthenticatorPage } from './routes'
export { MobileAuthenticatorPageProps } from './routes'
export { NewPasswordField } from './primitives'
export { NewPasswordFieldProps } from './primitives'
export { OpenAppPage } from './routes'
export { OpenAppPageProps } from './routes'
export { PageLink } from './login'
export { PasswordField } from './primitives'
export { PasswordFieldProps } from './primitives'
export { Period } from './i18n'
export { PhoneField } from './primitives'
export { PhoneFieldProps } from './primitives'
export { PhoneNumbers } from './phone'
export { PhoneNumbersProps } from './phone'
export { PhoneNumbersView } from './phone'
export { Placeholders } from './i18n'
export { PorticoKit } from './kit'
export { PorticoKitProps } from './kit'
export { PrimitiveSlots } from './primitives'
export { QrCode } from './primitives'
export { QrCodeProps } from './primitives'
export { ReadField } from './primitives'
export const ResetPasswordPage: (props: RoutePageProps) => ReactElement;

export { ResetPhoneNumberPage } from './phone'
export { ResetPhoneNumberPageProps } from './phone'
export { ResolvedAppearance } from './theme'
export { ResolvedBrand } from './theme'
export interface RoutePageProps extends ScreenSettings<LoginSlots> {
    readonly links?: readonly PageLink[] | undefined;
}

export { RouteScreens } from './kit'
export { ScreenSettings } from './login'
export { SecretText } from './primitives'
export { SecretTextProps } from './primitives'
export { SignUpBox } from './sign-up'
export { SignUpBoxProps } from './sign-up'
export { SignUpPage } from './sign-up'
export { SignUpPageProps } from './sign-up'
export { SlotName } from './slots'
export { SlotSettings } from './slots'
export { SlotsProvider } from './slots'
export { SlotsProviderProps } from './slots'
export { Slotted } from './slots'
export function SocialButtons({ action, invitationToken, hasDivider }: SocialButtonsProps): ReactElement | null;

export interface SocialButtonsProps {
    readonly action?: SocialPurpose | undefined;
    readonly invitationToken?: string | undefined;
    readonly hasDivider?: boolean | undefined;
}

export function SocialCallbackPage({ links, fixed, ...settings }: SocialCallbackPageProps): ReactElement;

export interface SocialCallbackPageProps extends Omit<LoginPageProps, 'fixed'> {
    readonly fixed?: SocialStep | undefined;
}

export interface SocialMarkProps {
    readonly provider: string;
    readonly name: string;
}

export { Spinner } from './primitives'
export function SsoCallbackPage({ links, fixed, ...settings }: SsoCallbackPageProps): ReactElement;

export interface SsoCallbackPageProps extends Omit<LoginPageProps, 'fixed'> {
    readonly fixed?: SsoStep | undefined;
}

export { Stack } from './primitives'
export { StackProps } from './primitives'
export { StepFrame } from './login'
export { StepFrameProps } from './login'
export { StepHeader } from './login'
export { StepHeaderProps } from './login'
export { StepProps } from './login'
export function StepUpDialog(settings: StepUpDialogProps): ReactElement | null;

export interface StepUpDialogProps extends ScreenSettings<LoginSlots> {
}

export function StepUpPage({ links, ...settings }: StepUpPageProps): ReactElement;

export interface StepUpPageProps extends Omit<LoginPageProps, 'fixed'> {
}

export { StepsItem } from './primitives'
export { StepsList } from './primitives'
export { StepsListProps } from './primitives'
export { Surface } from './isolation'
export { SurfaceProps } from './isolation'
export { SurfaceSetting } from './isolation'
export { Text } from './primitives'
export { TextField } from './primitives'
export { TextFieldProps } from './primitives'
export { TextProps } from './primitives'
export { ThemeName } from './theme'
export { ThemeProvider } from './theme'
export { ThemeProviderProps } from './theme'
export { TokenName } from './theme'
export { TokenStyle } from './theme'
export { Tokens } from './theme'
export { TraceId } from './primitives'
export { TraceIdProps } from './primitives'
export { Translate } from './i18n'
export const UnlockPage: (props: RoutePageProps) => ReactElement;

export { UnsupportedStepProps } from './login'
export { ValuesOf } from './i18n'
export { Warn } from './i18n'
export { explain } from './login'
export { isSafeValue } from './theme'
export { periodOf } from './i18n'
export { slotNames } from './slots'
export { slotted } from './slots'
export { themeNames } from './theme'
export { tokenNames } from './theme'
export { tokenStyle } from './theme'
export { useAnnounce } from './login'
export { useAppearance } from './theme'
export { useBrand } from './theme'
export { useClasses } from './slots'
export { useLocale } from './i18n'
export { useLocaleState } from './i18n'
export { useMessages } from './i18n'
export { useSurface } from './isolation'
export { whenIdle } from './isolation'
