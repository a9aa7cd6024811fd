// The public surface of this entry, written by "npm run api-report". Do not edit.

export function UsageSection(): ReactElement;
