// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface AdminBoxMetadata {
    readonly theme?: Readonly<Record<string, unknown>>;
    readonly themeV2?: Readonly<Record<string, unknown>>;
    readonly navigation?: Readonly<Record<string, NavigationEntry>>;
    readonly localizations?: Readonly<Record<string, unknown>>;
    readonly integrations?: Readonly<Record<string, unknown>>;
    readonly metadataOverrides?: MetadataOverrides;
    readonly [member: string]: unknown;
}

export type Document = Readonly<Record<string, unknown>>;

export interface MetadataOverrides {
    readonly url?: string;
}

export interface NavigationEntry {
    readonly visibility?: Visibility;
    readonly featureFlag?: string;
    readonly permissions?: readonly string[];
    readonly [setting: string]: unknown;
}

export type Visibility = 'always' | 'hidden' | 'byPermissions';

export const defaultMetadata: AdminBoxMetadata;

export function mergeMetadata(base: Document, override: unknown): Record<string, unknown>;
