// The public surface of this entry, written by "npm run api-report". Do not edit.

export function emulatorFixture(options?: ServeOptions): ({}: object, use: (server: EmulatorServer) => Promise<void>) => Promise<void>;
