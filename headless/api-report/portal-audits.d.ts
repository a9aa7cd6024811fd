// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface Audit extends ListRow {
    readonly createdAt: string;
    readonly severity: AuditSeverity;
    readonly action: string;
    readonly description: string;
    readonly user: string;
    readonly email: string;
    readonly ip: string;
    readonly userAgent: string;
    readonly tenantId: string;
    readonly vendorId: string;
    readonly json: unknown;
    readonly actorId: string | null;
    readonly object: AuditObject | null;
    readonly values: Readonly<Record<string, unknown>>;
}

export interface AuditColumn {
    readonly name: string;
    readonly displayName: string;
    readonly type: AuditColumnType;
    readonly isSortable: boolean;
    readonly isFilterable: boolean;
    readonly isInTable: boolean;
    readonly isInMoreInfo: boolean;
    readonly isPredefined: boolean;
}

export type AuditColumnType = 'Timestamp' | 'Email' | 'AlphaNumeric' | 'IpAddress' | 'Severity' | 'Json' | (string & {});

export interface AuditLinks {
    readonly actor: AuditPlace | null;
    readonly object: AuditPlace | null;
}

export interface AuditObject {
    readonly type: 'user' | 'group' | 'role' | (string & {});
    readonly id: string;
}

export type AuditPeriod = NearDay | NearMonth | LastDays | CalendarDays;

export interface AuditPlace {
    readonly section: 'users' | 'groups' | 'roles';
    readonly record: string;
}

export type AuditSeverity = 'Info' | 'High' | (string & {});

export interface AuditView {
    readonly id: string;
    readonly name: string;
    readonly query: AuditViewQuery;
}

export type AuditViewQuery = Pick<ListQuery, 'search' | 'filters' | 'sort'>;

export interface AuditsActions extends ListActions {
    loadStats(): Promise<Outcome>;
    loadColumns(): Promise<Outcome>;
    exportCsv(input?: ExportAuditsInput): Promise<Outcome<AuditsFile>>;
    cancelExport(): Promise<Outcome>;
    createView(input: CreateAuditViewInput): void;
    applyView(input: RowInput): void;
    updateView(input: UpdateAuditViewInput): void;
    removeView(input: RowInput): void;
}

export interface AuditsFile {
    readonly name: string;
    readonly content: Blob;
}

export interface AuditsOptions {
    readonly paginationMode?: 'pages' | 'virtual';
    readonly address?: string;
}

export interface AuditsProgress {
    readonly name: string;
    readonly loaded: number;
    readonly total: number | null;
}

export interface AuditsState extends ListState<Audit> {
    readonly columns: readonly AuditColumn[];
    readonly totalToday: number | null;
    readonly severeThisWeek: number | null;
    readonly isVirtual: boolean;
    readonly exported: AuditsProgress | null;
    readonly views: readonly AuditView[];
}

export interface CalendarDays {
    readonly from: string;
    readonly to: string;
}

export interface CreateAuditViewInput {
    readonly name: string;
}

export interface ExportAuditsInput {
    readonly fileName?: string;
    readonly columns?: readonly string[];
}

export interface LastDays {
    readonly days: number;
}

export interface NearDay {
    readonly day: 'today' | 'yesterday';
}

export interface NearMonth {
    readonly month: 'this' | 'last';
}

export interface UpdateAuditViewInput {
    readonly id: string;
    readonly name: string;
}

export function auditPages({ total, query: { pageSize } }: Pick<AuditsState, 'total' | 'query'>): number | null;

export function auditPeriodText(period: AuditPeriod): string;

export const auditsFeature: Feature<AuditsState, AuditsActions, AuditsOptions | undefined>;

export function linkOf({ actorId, object }: Pick<Audit, 'actorId' | 'object'>): AuditLinks;

export function readAuditPeriod(text: string): AuditPeriod | null;

export const useAudits: FeatureHook<AuditsState, AuditsActions, AuditsOptions | undefined>;
