export type { PathValues } from './address.ts'
export type { ApiOptions } from './api-options.ts'
export type {
  AnswerOf,
  Api,
  AsFile,
  CallArguments,
  CallOptions,
  CommonOptions,
  Method,
  PathsOf,
  Source,
} from './api-types.ts'
export type { RetryPolicy } from './retry.ts'
export { sanitizeHeaders } from './sanitize-headers.ts'
export type { BaseUrl, Target } from './target.ts'
