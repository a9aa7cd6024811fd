// The public surface of this entry, written by "npm run api-report". Do not edit.

export interface TagManagerOptions {
    readonly nonce?: string;
    readonly trust?: (address: string) => unknown;
}

export function startTagManager(client: Client, { nonce, trust }?: TagManagerOptions): Promise<readonly string[]>;
