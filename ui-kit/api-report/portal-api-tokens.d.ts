// The public surface of this entry, written by "npm run api-report". Do not edit.

export function ApiTokensSection({ columns }: TokenSectionProps): ReactElement;

export function PersonalApiTokensSection({ columns }: TokenSectionProps): ReactElement;

export interface TokenSectionProps {
    readonly columns?: ChangeColumns<ApiToken> | undefined;
}
