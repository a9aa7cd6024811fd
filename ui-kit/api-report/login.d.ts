// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface BrandProps {
    readonly className?: string | undefined;
}

export interface Failure {
    readonly about: 'field' | 'form' | 'page';
    readonly title: string;
    readonly text: string;
    readonly isFinal: boolean;
    readonly error: PorticoError;
    readonly others?: readonly Failure[] | undefined;
}

export type FindText = (key: string) => string | undefined;

export function FormStep(props: FormStepProps): ReactElement;

export interface FormStepProps extends Omit<StepFrameProps, 'isCovered'> {
    readonly failure: Failure | null;
    readonly isPending: boolean;
    readonly submit: string;
    readonly isStopped?: boolean | undefined;
    readonly busy: string;
    readonly onSubmit: (read: ReadField, clear: () => void) => void;
    readonly onRestart?: (() => void) | undefined;
    readonly restartLabel?: string | undefined;
    readonly above?: ReactNode;
    readonly instead?: ReactNode;
    readonly below?: ReactNode;
    readonly children: ReactNode;
}

export interface FrameSlots extends PrimitiveSlots {
    readonly Brand?: ComponentType<BrandProps> | undefined;
    readonly PagePanel?: ComponentType | undefined;
    readonly SecuredBy?: ComponentType<SecuredByProps> | undefined;
    readonly StepHeader?: ComponentType<StepHeaderProps> | undefined;
}

export function LoginBox({ social, socialPlace, ...settings }: LoginBoxProps): ReactElement;

export interface LoginBoxProps extends ScreenSettings<LoginSlots>, SocialSettings {
}

// exported as LoginBrand
export const Brand: Slotted<BrandProps, HTMLDivElement>;

export function LoginPage({ links, social, socialPlace, ...settings }: LoginPageProps): ReactElement;

export interface LoginPageProps extends LoginBoxProps, Pick<PageFrameProps, 'links'> {
}

export interface LoginSlots extends FrameSlots {
    readonly EmailStep?: ComponentType<StepProps<PreLoginStep>> | undefined;
    readonly PasswordStep?: ComponentType<StepProps<PasswordStep>> | undefined;
    readonly PasscodeStep?: ComponentType<StepProps<PasscodeStep>> | undefined;
    readonly LinkSentStep?: ComponentType<StepProps<MagicLinkSentStep>> | undefined;
    readonly LinkSuccessStep?: ComponentType<StepProps<MagicLinkSuccessStep>> | undefined;
    readonly NoLocalStep?: ComponentType<StepProps<NoLocalSignInStep>> | undefined;
    readonly SsoStep?: ComponentType<StepProps<RedirectToSsoStep>> | undefined;
    readonly SsoFailedStep?: ComponentType<StepProps<SsoFailedStep>> | undefined;
    readonly SocialMark?: ComponentType<SocialMarkProps> | undefined;
    readonly SecondFactorStep?: ComponentType<StepProps<SecondFactorStep>> | undefined;
    readonly RecoverStep?: ComponentType<StepProps<RecoverStep>> | undefined;
    readonly BreachedPasswordStep?: ComponentType<StepProps<BreachedPasswordStep>> | undefined;
    readonly BreachedPasswordSuccessStep?: ComponentType<StepProps<BreachedPasswordSuccessStep>> | undefined;
    readonly RotationExpiredStep?: ComponentType<StepProps<PasswordRotationExpiredStep>> | undefined;
    readonly RotationNoticeStep?: ComponentType<StepProps<PasswordRotationNotificationStep>> | undefined;
    readonly PromptPasskeysStep?: ComponentType<StepProps<PromptPasskeysStep>> | undefined;
    readonly PromptQuickSmsStep?: ComponentType<StepProps<PromptQuickSmsStep>> | undefined;
    readonly SuccessStep?: ComponentType<StepProps<SuccessStep>> | undefined;
    readonly UnsupportedStep?: ComponentType<UnsupportedStepProps> | undefined;
}

export interface PageLink {
    readonly label: string;
    readonly href: string;
}

export interface ScreenSettings<Slots extends object> {
    readonly slots?: Slots | undefined;
    readonly appearance?: Appearance | undefined;
    readonly isolation?: Isolation | undefined;
}

export interface SecuredByProps {
    readonly name: string;
    readonly logo: string | null;
    readonly className?: string | undefined;
}

export function StepFrame({ notice, focusOn, isCovered, children, ...header }: StepFrameProps): ReactElement;

export interface StepFrameProps extends Omit<StepHeaderProps, 'headingRef'> {
    readonly notice?: string | undefined;
    readonly focusOn?: 'field' | 'action' | 'heading' | 'nothing' | undefined;
    readonly isCovered?: boolean | undefined;
    readonly children?: ReactNode;
}

export const StepHeader: Slotted<StepHeaderProps, HTMLElement>;

export interface StepHeaderProps {
    readonly title: string;
    readonly lead?: ReactNode;
    readonly headingLevel?: HeadingLevel | undefined;
    readonly emblem?: ReactNode;
    readonly headingRef: Ref<HTMLHeadingElement>;
}

export interface StepProps<Step> {
    readonly step: Step;
}

export interface UnsupportedStepProps {
    readonly reason: string;
    readonly children?: ReactNode;
}

export function explain(error: PorticoError | null, find: FindText, finals?: ReadonlySet<string>): Failure | null;
