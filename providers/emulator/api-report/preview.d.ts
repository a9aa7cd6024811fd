// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface EmulatorPreview {
    readonly fetch: (request: Request) => Promise<Response>;
    readonly emulator: Emulator;
}

export interface PreviewOptions extends EmulatorOptions {
    readonly signedInAs?: string | null;
}

export function createPreview({ signedInAs, ...options }?: PreviewOptions): EmulatorPreview;
