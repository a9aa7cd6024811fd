// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface PortalReport {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly status: string;
    readonly output: ReportOutput;
    readonly schedule: ReportSchedule | null;
    readonly filters: readonly ReportFilter[];
    readonly createdAt: string;
    readonly updatedAt: string;
}

export interface PreviewReportInput {
    readonly templateId: string;
    readonly filters?: ReportFilterValues;
    readonly output?: ReportOutput;
    readonly name?: string;
}

export interface ReportFilter {
    readonly type: string;
    readonly config: Readonly<Record<string, unknown>>;
}

export type ReportFilterValues = Readonly<Record<string, unknown>>;

export type ReportInterval = 'daily' | 'weekly' | 'monthly' | 'custom';

export type ReportOutput = 'html' | 'pdf' | 'image';

export type ReportPreview = {
    readonly output: 'html';
    readonly html: string;
} | {
    readonly output: 'pdf' | 'image';
    readonly file: Blob;
};

export interface ReportSchedule {
    readonly interval: ReportInterval;
    readonly cron: string;
    readonly timezone: string;
    readonly isActive: boolean;
    readonly filters: ReportFilterValues;
}

export type ReportSortColumn = 'name' | 'status' | 'output' | 'createdAt' | 'updatedAt';

export interface ReportsActions extends ListActions<RowFilters<PortalReport>, ReportSortColumn> {
    schedule(input: ScheduleReportInput): Promise<Outcome>;
    send(input: SendReportInput): Promise<Outcome>;
    preview(input: PreviewReportInput): Promise<Outcome<ReportPreview>>;
}

export interface ReportsState extends ListState<PortalReport> {
}

export interface ScheduleReportInput extends ListRow {
    readonly interval?: ReportInterval;
    readonly cron?: string;
    readonly timezone?: string;
    readonly isActive?: boolean;
    readonly filters?: ReportFilterValues;
    readonly output?: ReportOutput;
}

export interface SendReportInput extends ListRow {
    readonly to: readonly string[];
}

export const reportErrors: {
    readonly reportCronRequired: "report-cron-required";
    readonly reportRecipientsRequired: "report-recipients-required";
    readonly reportRecipientInvalid: "report-recipient-invalid";
};

export const reportsFeature: Feature<ReportsState, ReportsActions>;

export const useReports: FeatureHook<ReportsState, ReportsActions>;
