export { defaultMetadata } from './defaults.ts'
export type { MetadataDocument } from './merge.ts'
export type { PermissionKey } from './permission-key.gen.ts'
export type * from './types.ts'
