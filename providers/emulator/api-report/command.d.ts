// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface CommandHost {
    readonly name: string;
    readonly env: Readonly<Record<string, string | undefined>>;
    readonly print: (text: string) => void;
    readonly printError: (text: string) => void;
}

export function runEmulator(args: readonly string[], host: CommandHost): Promise<number>;
