// The public surface of this entry, written by "npm run api-report". Do not edit.

export type RedisClient = {
    sendCommand(command: string[]): Promise<unknown>;
} | {
    call(command: string, ...values: string[]): Promise<unknown>;
};

export interface RedisMemoryOptions {
    readonly prefix?: string;
}

export function redisMemory(client: RedisClient, { prefix }?: RedisMemoryOptions): ServerMemory;
