// The public surface of this entry, written by "npm run api-report". Do not edit.

export function ApplicationsSection({ columns }: ApplicationsSectionProps): ReactElement;

export interface ApplicationsSectionProps {
    readonly columns?: ChangeColumns<Application> | undefined;
}

export function UserApplicationsDialog(props: UserApplicationsDialogProps): ReactElement;

export interface UserApplicationsDialogProps {
    readonly userId: string;
    readonly name: string;
    readonly tenantId?: string | undefined;
    readonly onClose: () => void;
}
