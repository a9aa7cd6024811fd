// The public surface of this entry, written by "npm run api-report". Do not edit.

export function SubAccountsSection({ columns }: SubAccountsSectionProps): ReactElement;

export interface SubAccountsSectionProps {
    readonly columns?: ChangeColumns<SubAccount> | undefined;
}
