// The public surface of this entry, written by "npm run api-report". Do not edit.

export function ReportsSection({ columns }: ReportsSectionProps): ReactElement;

export interface ReportsSectionProps {
    readonly columns?: ChangeColumns<PortalReport> | undefined;
}
