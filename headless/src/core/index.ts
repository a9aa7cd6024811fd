export type { Resource, Resources } from '../resources/resource.ts'
export type { ClientState, Container, SliceArguments, SliceOptions } from './client.ts'
export { recipe } from './draft.ts'
export { addressKey, emailAddress, isEmailAddress, plainAddress } from './email-address.ts'
export type { ErrorCode } from './error-code.gen.ts'
export { PorticoError, type PorticoErrorDetails } from './errors.ts'
export type { CoreEvents, Emitter, FailedCall, Unsubscribe } from './events.ts'
export type {
  ActionTools,
  CallSummary,
  DistinctNames,
  Feature,
  FeatureInit,
  Handler,
  LifeCall,
  MemoryOf,
  Offered,
  OfferOf,
  Patch,
  Scope,
  Setter,
  Snapshot,
  StepCall,
  TaskCall,
  TaskMode,
  TaskName,
  TaskOptions,
} from './feature.ts'
export type { Held } from './holder.ts'
export type { EntryOf, LazyAction } from './lazy-actions.ts'
export {
  type LazyActions,
  type LazyModule,
  type LazyTable,
  type LazyTask,
  lazyActions,
  lazyModule,
} from './lazy-actions.ts'
export {
  type BulkFailure,
  type BulkInput,
  type BulkResult,
  type BulkState,
  emptyList,
  isCurrent,
  type ListActions,
  type ListFilters,
  type ListPage,
  type ListQuery,
  type ListRow,
  type ListSort,
  type ListState,
  type ListStatus,
  type NoFilters,
  type RowFilters,
  type RowInput,
  type RowState,
  type WholeListActions,
} from './lists/list.ts'
export { type Listing, type ListingOptions, type ListTools, listing, type ReadPage } from './lists/listing.ts'
export {
  type RecordActions,
  type RecordMeans,
  type RecordPatch,
  type RecordState,
  readOnlyRecord,
  singleRecord,
} from './lists/single-record.ts'
export type { Logger, LogLevel } from './logger.ts'
export type { CallState, Canceled, Failed, FailedInput, Outcome, Succeeded } from './outcome.ts'
export {
  internationalNumber,
  plainNumber,
} from './phone-number.ts'
export { platformPorts } from './ports/index.ts'
export type * from './ports/ports.ts'
export type { AnyShell } from './ports/ports.ts'
export { whenShown } from './ports/shown.ts'
export { type Secret, secret } from './secret.ts'
export type { SentTimes } from './sent-times.ts'
export type { Slice } from './slice.ts'
export { plainCode, plainRecoveryCode } from './typed-code.ts'
