// The public surface of this entry, written by "npm run api-report". Do not edit.

export function SocialButtons(props: SocialButtonsProps): ReactElement | null;

export interface SocialButtonsProps {
    readonly action?: SocialPurpose | undefined;
    readonly invitationToken?: string | undefined;
    readonly acceptsTerms?: boolean | undefined;
    readonly hasDivider?: boolean | undefined;
    readonly isAbove?: boolean | undefined;
}

export interface SocialMarkProps {
    readonly provider: string;
    readonly name: string;
    readonly letters?: string | undefined;
}

export interface SocialSettings {
    readonly social?: false | readonly string[] | undefined;
    readonly socialPlace?: 'above' | 'below' | undefined;
}
