// The public surface of this entry, written by "npm run api-report". Do not edit.

export function AuditsSection({ columns: change, paginationMode }: AuditsSectionProps): ReactElement;

export interface AuditsSectionProps {
    readonly columns?: ChangeColumns<Audit> | undefined;
    readonly paginationMode?: AuditsOptions['paginationMode'];
}
