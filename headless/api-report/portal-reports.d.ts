// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface PortalReport {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    readonly status: string;
    readonly output: ReportOutput;
    readonly schedule: ReportSchedule | null;
    readonly filters: readonly ReportFilter[];
    readonly recipients: readonly string[] | null;
    readonly nextRunAt: string | null;
    readonly lastRun: ReportRun | null;
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

export interface ReportHtml {
    readonly html: string;
}

export type ReportInterval = 'daily' | 'weekly' | 'monthly' | 'custom';

export type ReportOutput = 'html' | 'pdf' | 'image';

export type ReportPreview = {
    readonly output: 'html';
    readonly html: string;
} | {
    readonly output: 'pdf' | 'image';
    readonly file: Blob;
};

export interface ReportPreviewActions extends Pick<RecordActions<ReportHtml>, 'load'> {
}

export interface ReportPreviewOptions {
    readonly reportId: string;
    readonly filters?: ReportFilterValues;
}

export interface ReportPreviewState extends RecordState<ReportHtml> {
}

export interface ReportRun extends ListRow {
    readonly createdAt: string;
    readonly trigger: 'schedule' | 'person';
    readonly hasFailed: boolean;
    readonly sentTo: readonly string[];
    readonly failed: readonly string[];
    readonly reason: string | null;
}

export interface ReportRunsActions extends WholeListActions<ReportRun> {
}

export interface ReportRunsOptions {
    readonly reportId: string;
}

export interface ReportRunsState extends ListState<ReportRun> {
}

export interface ReportSchedule {
    readonly interval: ReportInterval;
    readonly cron: string;
    readonly times: ReportTimes | null;
    readonly timezone: string;
    readonly isActive: boolean;
    readonly filters: ReportFilterValues;
}

export type ReportSortColumn = 'name' | 'schedule' | 'status' | 'output' | 'createdAt' | 'updatedAt';

export interface ReportTimes {
    readonly weekdays: readonly number[];
    readonly hour: number;
    readonly minute: number;
}

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
    readonly times?: ReportTimes;
    readonly recipients?: readonly string[];
    readonly timezone?: string;
    readonly isActive?: boolean;
    readonly filters?: ReportFilterValues;
    readonly output?: ReportOutput;
}

export interface SendReportInput extends ListRow {
    readonly to: readonly string[];
}

export const reportPreviewFeature: Feature<ReportPreviewState, ReportPreviewActions, ReportPreviewOptions>;

export const reportRunsFeature: Feature<ReportRunsState, ReportRunsActions, ReportRunsOptions>;

export const reportsFeature: Feature<ReportsState, ReportsActions>;

export const useReportPreview: FeatureHook<ReportPreviewState, ReportPreviewActions, ReportPreviewOptions>;

export const useReportRuns: FeatureHook<ReportRunsState, ReportRunsActions, ReportRunsOptions>;

export const useReports: FeatureHook<ReportsState, ReportsActions>;
