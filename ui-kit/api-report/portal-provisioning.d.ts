// The public surface of this entry, written by "npm run api-report". Do not edit.

export function ProvisioningSection({ columns }: ProvisioningSectionProps): ReactElement;

export interface ProvisioningSectionProps {
    readonly columns?: ChangeColumns<ProvisionConnection> | undefined;
}
