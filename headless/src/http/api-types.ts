import type { Held } from '../core/holder.ts'
import type { PathValues } from './address.ts'
import type { paths } from './contract.gen.ts'
import type { RetryPolicy } from './retry.ts'

/** The methods of the contract. */
export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The paths that answer a method. */
export type PathsOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { readonly [Name in M]: { responses: unknown } } ? P : never
}[keyof paths]

/** An operation of the contract, by method and path: `GET /flags`. */
export type Operation = { [M in Method]: `${Uppercase<M>} ${PathsOf<M>}` }[Method]

/** The options of a call: those that the contract names for it, and {@link CommonOptions}. */
export type CallOptions<M extends Method, P extends PathsOf<M>> = CommonOptions &
  FileRequestPart<AnswerOf<M, P>> &
  RequestPart<'path', ParametersOf<M, P, 'path'>> &
  RequestPart<'query', ParametersOf<M, P, 'query'>> &
  RequestPart<'body', BodyOf<M, P>>

/** The options of a call: left out only where the contract asks for nothing. */
export type CallArguments<M extends Method, P extends string> =
  P extends PathsOf<M>
    ? object extends CallOptions<M, P>
      ? [options?: CallOptions<M, P>]
      : [options: CallOptions<M, P>]
    : // The error is at the path, so any options are accepted.
      [options?: LooseOptions]

/** A path that the contract has for the method; for any other, a type that names the error. */
export type KnownPath<M extends Method, P extends string> =
  P extends PathsOf<M> ? P : `The contract has no ${Uppercase<M>} ${P}`

/** Infers the type of a path. Editors offer the paths of the method. */
export type AnyPath<M extends Method> = PathsOf<M> | (string & {})

/** The body of a success: JSON, a file if the contract names no JSON, or `undefined` if no body is read. */
export type AnswerOf<M extends Method, P extends string> = JsonOf<
  SuccessOf<OperationOf<M, P> extends { responses: infer Responses } ? Responses : never>
>

/** Options that every call has, besides those of the contract. */
export interface CommonOptions {
  /** Aborts the call and all its retries. */
  readonly signal?: AbortSignal
  /** Further headers, over those of the client. Unfit ones are dropped. */
  readonly headers?: Readonly<Record<string, unknown>>
  /** How often a safe call is tried. Default: 3 times, 500 ms apart. */
  readonly retry?: RetryPolicy
  /** Which part of the client calls. Default: the client's own `source`. */
  readonly source?: Source
  /** The browser finishes the call and stores its cookie, although the page is left meanwhile. */
  readonly keepalive?: boolean
  /** A success that is no JSON object fails as `unreadable-answer`. Default `false`. */
  readonly needsObject?: boolean
  /** Milliseconds until each try fails as `timeout`. Default: that of the client. */
  readonly timeout?: number
  /** Receives the headers of the answer, as far as the browser may read them. */
  readonly onHeaders?: ((headers: Headers) => void) | undefined
}

/** The parts of the client that a provider distinguishes. */
export type Source = 'login-box' | 'admin-portal' | (string & {})

/** Required for answers that are no JSON, such as a PDF or plain text: they are read as a file. */
export interface AsFile {
  /** Reads the answer as a file. */
  readonly as: 'blob'
  /** Called with each part of the file that arrives. */
  readonly onProgress?: ((progress: FileProgress) => void) | undefined
}

/** The part of a file that has arrived. */
export interface FileProgress {
  /** The bytes that have arrived. */
  readonly loaded: number
  /** The bytes of the whole file; `null` if it is not known. */
  readonly total: number | null
}

/**
 * Every operation of the contract by method and path, fully typed: path, query, body and answer. Each call resolves to
 * the body of a success. It rejects with a `PorticoError` otherwise, or with the reason of an aborted signal.
 */
export interface Api {
  /** Reads. Tried again on failures that pass. */
  get<P extends AnyPath<'get'>>(
    path: KnownPath<'get', P>,
    ...options: CallArguments<'get', P>
  ): Promise<AnswerOf<'get', P>>
  /** Creates, or does. Never tried again. */
  post<P extends AnyPath<'post'>>(
    path: KnownPath<'post', P>,
    ...options: CallArguments<'post', P>
  ): Promise<AnswerOf<'post', P>>
  /** Sends a PUT. It is never retried. */
  put<P extends AnyPath<'put'>>(
    path: KnownPath<'put', P>,
    ...options: CallArguments<'put', P>
  ): Promise<AnswerOf<'put', P>>
  /** Sends a PATCH. It is never retried. */
  patch<P extends AnyPath<'patch'>>(
    path: KnownPath<'patch', P>,
    ...options: CallArguments<'patch', P>
  ): Promise<AnswerOf<'patch', P>>
  /** Sends a DELETE. It is never retried. */
  delete<P extends AnyPath<'delete'>>(
    path: KnownPath<'delete', P>,
    ...options: CallArguments<'delete', P>
  ): Promise<AnswerOf<'delete', P>>
}

/** The operation of the contract behind a method and a path. */
export type OperationOf<M extends Method, P extends string> = P extends keyof paths
  ? paths[P] extends { readonly [Name in M]: infer Operation }
    ? Operation
    : never
  : never

/** The parameters of an operation, in its path or its query. */
export type ParametersOf<M extends Method, P extends PathsOf<M>, Where extends 'path' | 'query'> =
  OperationOf<M, P> extends { parameters: infer Parameters }
    ? Where extends keyof Parameters
      ? Exclude<Parameters[Where], undefined>
      : never
    : never

/** The body that an operation accepts; `never` without one. */
export type BodyOf<M extends Method, P extends PathsOf<M>> =
  OperationOf<M, P> extends { requestBody?: infer Body }
    ? ContentOf<Exclude<Body, undefined>> | OptionalIn<Body>
    : never

/** The JSON, or the form, of a body. */
export type ContentOf<Body> = Body extends { content: infer Content }
  ? Content extends { 'multipart/form-data': unknown }
    ? FormData
    : Content[keyof Content]
  : never

/** The names of the optional members. */
export type OptionalIn<Body> = undefined extends Body ? undefined : never

/** The options of a call whose answer is a file. */
export type FileRequestPart<Answer> = [Answer] extends [never] ? unknown : [Answer] extends [Blob] ? AsFile : unknown

/** One option of a call: required if the contract requires a member of it. */
export type RequestPart<Name extends string, Value> = [Value] extends [never]
  ? unknown
  : [Exclude<Value, undefined>] extends [never]
    ? unknown
    : undefined extends Value
      ? { readonly [Key in Name]?: Exclude<Value, undefined> }
      : object extends Value
        ? { readonly [Key in Name]?: Value }
        : { readonly [Key in Name]: Value }

/** The answers of an operation that are a success. */
export type SuccessOf<Responses> = Responses[keyof Responses & (200 | 201 | 202 | 204)]

/** The body of an answer: JSON, or a file. */
export type JsonOf<Response> = Response extends { content: infer Content }
  ? Content extends { 'application/json': infer Json }
    ? Json
    : Blob
  : undefined

/** The options of one call, as the code that sends them sees them. */
export interface LooseOptions extends CommonOptions, Partial<AsFile> {
  /** Values for the holes of the path. */
  readonly path?: PathValues
  readonly query?: Readonly<Record<string, unknown>>
  /** The body, as JSON or as a form. */
  readonly body?: object
  /** The holder of the session whom it is for. Default: the present one. */
  readonly held?: Held
  /** A token to carry that the session has yet to apply. Default: the one of the session. */
  readonly carried?: string
}
