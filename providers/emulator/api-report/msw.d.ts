// The public surface of this entry, written by "npm run api-report". Do not edit.

export function handlers(emulator: Emulator, baseUrl: string): readonly RequestHandler[];
