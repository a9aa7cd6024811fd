// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface Appearance {
    readonly theme?: ThemeName | undefined;
    readonly colorScheme?: ColorScheme | undefined;
    readonly tokens?: Tokens | undefined;
    readonly classNames?: Readonly<Partial<Record<SlotName, string>>> | undefined;
    readonly sheets?: readonly (string | CSSStyleSheet)[] | undefined;
}

export interface Brand {
    readonly name?: string | undefined;
    readonly logo?: string | undefined;
}

export type ColorScheme = 'light' | 'dark' | 'system';

export interface Look {
    readonly appearance?: Appearance | undefined;
    readonly brand?: Brand | undefined;
}

export interface ResolvedAppearance {
    readonly theme: ThemeName;
    readonly colorScheme: ColorScheme | undefined;
    readonly tokens: Tokens;
    readonly sheets: readonly (string | CSSStyleSheet)[];
}

export interface ResolvedBrand {
    readonly name: string;
    readonly logo: string | undefined;
}

export type ThemeName = (typeof themeNames)[number];

export function ThemeProvider({ appearance, brand, children }: ThemeProviderProps): ReactElement;

export interface ThemeProviderProps extends Look {
    readonly children?: ReactNode;
}

export type TokenName = (typeof tokenNames)[number];

export interface TokenStyle {
    readonly style: CSSProperties;
    readonly refused: readonly string[];
}

export type Tokens = Readonly<Partial<Record<TokenName, string | number | undefined>>>;

export function isSafeValue(value: unknown): value is string | number;

export function lookFromMetadata(metadata: unknown, boxes?: readonly string[]): Look;

export const themeNames: readonly [
    "modern",
    "classic",
    "vivid",
    "dark"
];

export const tokenNames: readonly [
    "--portico-account-logo-height",
    "--portico-border-width",
    "--portico-chroma",
    "--portico-color-background",
    "--portico-color-border",
    "--portico-color-border-field",
    "--portico-color-border-strong",
    "--portico-color-danger",
    "--portico-color-danger-border",
    "--portico-color-danger-hover",
    "--portico-color-danger-pressed",
    "--portico-color-danger-text",
    "--portico-color-danger-tint",
    "--portico-color-field",
    "--portico-color-focus",
    "--portico-color-hover",
    "--portico-color-info",
    "--portico-color-info-border",
    "--portico-color-info-text",
    "--portico-color-info-tint",
    "--portico-color-inverse",
    "--portico-color-on-danger",
    "--portico-color-on-inverse",
    "--portico-color-on-primary",
    "--portico-color-pressed",
    "--portico-color-primary",
    "--portico-color-primary-hover",
    "--portico-color-primary-light",
    "--portico-color-primary-pressed",
    "--portico-color-primary-text",
    "--portico-color-primary-tint-15",
    "--portico-color-primary-tint-20",
    "--portico-color-primary-tint-40",
    "--portico-color-primary-wash",
    "--portico-color-scrim",
    "--portico-color-success",
    "--portico-color-success-border",
    "--portico-color-success-text",
    "--portico-color-success-tint",
    "--portico-color-surface",
    "--portico-color-surface-raised",
    "--portico-color-surface-sunken",
    "--portico-color-text",
    "--portico-color-text-disabled",
    "--portico-color-text-faint",
    "--portico-color-text-muted",
    "--portico-color-track",
    "--portico-color-warning",
    "--portico-color-warning-border",
    "--portico-color-warning-text",
    "--portico-color-warning-tint",
    "--portico-control-lg",
    "--portico-control-md",
    "--portico-control-sm",
    "--portico-duration-fast",
    "--portico-duration-instant",
    "--portico-duration-medium",
    "--portico-duration-slow",
    "--portico-ease-both",
    "--portico-ease-in",
    "--portico-ease-out",
    "--portico-field-font-size",
    "--portico-focus-offset",
    "--portico-focus-width",
    "--portico-font-family",
    "--portico-font-family-button",
    "--portico-font-family-heading",
    "--portico-font-family-label",
    "--portico-font-family-mono",
    "--portico-font-size-2xl",
    "--portico-font-size-3xl",
    "--portico-font-size-lg",
    "--portico-font-size-md",
    "--portico-font-size-sm",
    "--portico-font-size-xl",
    "--portico-font-size-xs",
    "--portico-font-weight-bold",
    "--portico-font-weight-heading",
    "--portico-font-weight-medium",
    "--portico-font-weight-regular",
    "--portico-hue",
    "--portico-icon-lg",
    "--portico-icon-md",
    "--portico-icon-sm",
    "--portico-letter-spacing-heading",
    "--portico-line-height-body",
    "--portico-line-height-snug",
    "--portico-line-height-tight",
    "--portico-logo-height",
    "--portico-measure",
    "--portico-navigation-width",
    "--portico-page-wash",
    "--portico-radius-control",
    "--portico-radius-full",
    "--portico-radius-lg",
    "--portico-radius-md",
    "--portico-radius-scale",
    "--portico-radius-sm",
    "--portico-radius-xl",
    "--portico-radius-xs",
    "--portico-row",
    "--portico-scale",
    "--portico-shadow-1",
    "--portico-shadow-2",
    "--portico-shadow-3",
    "--portico-shadow-4",
    "--portico-shadow-button",
    "--portico-shadow-color",
    "--portico-shadow-edge",
    "--portico-space-0-5",
    "--portico-space-1",
    "--portico-space-1-5",
    "--portico-space-10",
    "--portico-space-12",
    "--portico-space-16",
    "--portico-space-2",
    "--portico-space-3",
    "--portico-space-4",
    "--portico-space-5",
    "--portico-space-6",
    "--portico-space-8",
    "--portico-target-min",
    "--portico-text-transform-button",
    "--portico-text-transform-label",
    "--portico-travel",
    "--portico-z-dialog",
    "--portico-z-nav",
    "--portico-z-popover",
    "--portico-z-sticky",
    "--portico-z-toast",
    "--portico-z-tooltip"
];

export function tokenStyle(tokens: Tokens): TokenStyle;

export function useAppearance(): ResolvedAppearance;

export function useBrand(): ResolvedBrand;
