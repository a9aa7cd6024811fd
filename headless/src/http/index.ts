export type { PathValues } from './address.ts'
export type { ApiOptions } from './api-options.ts'
export type {
  AnswerOf,
  AnyPath,
  Api,
  AsFile,
  BodyOf,
  CallArguments,
  CallOptions,
  CommonOptions,
  ContentOf,
  FileProgress,
  FileRequestPart,
  JsonOf,
  KnownPath,
  LooseOptions,
  Method,
  OperationOf,
  OptionalIn,
  ParametersOf,
  PathsOf,
  RequestPart,
  Source,
  SuccessOf,
} from './api-types.ts'
export type { RetryPolicy } from './retry.ts'
export { sanitizeHeaders } from './sanitize-headers.ts'
export type { BaseUrl, Target } from './target.ts'
