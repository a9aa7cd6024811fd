// The public surface of this entry, written by "npm run api-report". Do not edit.

export type ClassOf = (slot: SlotName, ...more: readonly (string | false | null | undefined)[]) => string;

export type SlotName = (typeof slotNames)[number];

export interface SlotSettings {
    readonly components: Readonly<Partial<Record<string, ComponentType<object>>>>;
    readonly classNames: Readonly<Partial<Record<SlotName, string>>>;
}

export function SlotsProvider({ slots, classNames, children }: SlotsProviderProps): ReactElement;

export interface SlotsProviderProps {
    readonly slots?: object | undefined;
    readonly classNames?: SlotSettings['classNames'] | undefined;
    readonly children?: ReactNode;
}

export type Slotted<Props, Node> = ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<Node>>;

export const slotNames: readonly [
    "Alert",
    "AlertBody",
    "AlertTitle",
    "Avatar",
    "Brand",
    "BrandMark",
    "BrandName",
    "Button",
    "ButtonContent",
    "Checkbox",
    "CheckboxField",
    "CheckboxLabel",
    "CheckboxMark",
    "Choice",
    "ChoiceItem",
    "ChoiceLabel",
    "ChoiceList",
    "Code",
    "CodeCell",
    "CodeCells",
    "CodeField",
    "CodeInput",
    "CopyButton",
    "Countdown",
    "CountdownBar",
    "CountdownText",
    "CountdownTrack",
    "Dialog",
    "DialogBody",
    "DialogFooter",
    "DialogHeader",
    "DialogTitle",
    "Divider",
    "DividerLine",
    "DividerWord",
    "EmailStep",
    "Emblem",
    "FieldError",
    "FieldErrorText",
    "Form",
    "Ground",
    "Help",
    "Hint",
    "Icon",
    "Identity",
    "IdentityEmail",
    "Input",
    "InputFrame",
    "Label",
    "LabelRow",
    "Link",
    "LoginBox",
    "LoginFrame",
    "LoginPage",
    "Logo",
    "Modal",
    "NewPasswordField",
    "Overlays",
    "PageFooter",
    "PageLink",
    "PageLinks",
    "PasswordFeedback",
    "PasswordFeedbackBody",
    "PasswordFeedbackTitle",
    "PasswordField",
    "PasswordRule",
    "PasswordRuleList",
    "PasswordRuleText",
    "PasswordStep",
    "PasswordStrength",
    "PasswordStrengthBar",
    "PasswordStrengthTrack",
    "QrCode",
    "QrImage",
    "Reason",
    "RecoverStep",
    "RememberPlace",
    "Scrim",
    "SecondFactorStep",
    "SecretActions",
    "SecretText",
    "SecretValue",
    "Setup",
    "SetupKey",
    "SetupKeyText",
    "SetupLead",
    "SetupSkeleton",
    "SetupSkeletonButton",
    "Spinner",
    "SsoStep",
    "Stack",
    "Step",
    "StepActions",
    "StepForm",
    "StepHeader",
    "StepsItem",
    "StepsList",
    "Subtitle",
    "SuccessStep",
    "Surface",
    "SwitchLine",
    "SwitchPlace",
    "Terms",
    "TermsLinks",
    "Text",
    "TextField",
    "Title",
    "TraceId",
    "TraceIdLabel",
    "TraceIdText",
    "TraceIdValue",
    "UnsupportedStep",
    "Value",
    "VisuallyHidden",
    "Waiting"
];

export function slotted<Props extends object, Node>(slot: SlotName, render: ForwardRefRenderFunction<Node, PropsWithoutRef<Props>>): Slotted<Props, Node>;

export function useClasses(): ClassOf;
