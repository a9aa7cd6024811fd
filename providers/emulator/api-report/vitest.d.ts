// The public surface of this entry, written by "npm run api-report". Do not edit.

export const patience = 30000;
