// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface EmulatorServer {
    readonly url: string;
    readonly dashboardUrl: string;
    readonly controlToken: string | undefined;
    readonly emulator: Emulator;
    readonly stop: () => Promise<void>;
}

export interface ServeOptions extends Omit<EmulatorOptions, 'isExposed'> {
    readonly port?: number;
    readonly host?: string;
    readonly allowedHosts?: readonly string[];
    readonly dataFile?: string;
    readonly dataSync?: boolean;
}

export function startEmulator({ dataFile, ...options }?: ServeOptions): Promise<EmulatorServer>;
