export type * from './entitlements.ts'
export type { Seed } from './seed.ts'
export type * from './settings.ts'
export type * from './types.ts'
