import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { closed, closedDefinitions, type Schema } from './closed.ts'
import { operations } from './operations.gen.ts'

/** One way in which an exchange departs from the contract. Holds names and reasons, never a value that was sent. */
export interface Violation {
  /** The operation's id, or method and path where no operation is known. */
  readonly operation: string
  /** Which part of the exchange departs. */
  readonly part: 'address' | 'query' | 'request' | 'status' | 'answer'
  /** Where in the part: a JSON pointer, a name, or empty for the whole. */
  readonly at: string
  /** The reason of the violation. */
  readonly reason: string
}

/** A request as the check reads it. */
export interface CheckedRequest {
  readonly method: string
  readonly url: string
  readonly contentType: string | null
  /** The body as text; empty where there is none. */
  readonly body: string
}

/** An answer as the check reads it. */
export interface CheckedAnswer {
  readonly status: number
  readonly contentType: string | null
  /** The body as text; empty where there is none. */
  readonly body: string
}

/** The options of a check. */
export interface ContractCheckOptions {
  /** The first part of nearly every path. Default `frontegg`. */
  readonly prefix?: string
}

/**
 * Makes the function that holds one request and its answer against the OpenAPI documents. Answers are closed: a
 * property that no schema names is a violation unless the schema opens itself. Failures whose status the documents do
 * not declare must be an `ErrorBody`, 501 among them. A request that was refused with 400 may be wrong; one to
 * `/__emulator/` or a preflight is none of the contract's.
 */
export function createContractCheck({
  prefix = 'frontegg',
}: ContractCheckOptions = {}): (request: CheckedRequest, answer: CheckedAnswer) => readonly Violation[] {
  const routes = routesOf(prefix)

  return (request, answer) => {
    const { pathname, searchParams } = new URL(request.url)
    const method = request.method.toLowerCase()
    if (pathname.startsWith('/__emulator/') || method === 'options') return []
    const fitting = routes
      .filter(({ operation, pattern }) => operation.method === method && pattern.test(pathname))
      .map(({ operation }) => operation)
      .sort((one, other) => holes(one.path) - holes(other.path))
    const [found] = fitting
    if (!found) {
      return [
        {
          operation: `${request.method} ${pathname}`,
          part: 'address',
          at: '',
          reason: 'no operation has this address',
        },
      ]
    }
    const exchange = contract.exchanges[found.id]
    if (!exchange) return [{ operation: found.id, part: 'address', at: '', reason: 'its schemas were not generated' }]
    const asked =
      answer.status === 400 ? [] : [...queryFaults(exchange, searchParams), ...requestFaults(exchange, request)]
    return [...asked, ...answerFaults(exchange, answer)].map((fault) => ({ operation: found.id, ...fault }))
  }
}

/** The options of {@link checkedFetch}. */
export interface CheckedFetchOptions extends ContractCheckOptions {
  /** Receives the violations of an exchange. Default: they fail the test run, even if the caller ignores the answer. */
  readonly report?: (violations: readonly Violation[]) => void
}

/** `send`, with every exchange held against the contract by {@link createContractCheck}. */
export function checkedFetch(send: typeof fetch, options: CheckedFetchOptions = {}): typeof fetch {
  const check = createContractCheck(options)
  const report = options.report ?? failTheRun
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input.clone() : input, init)
    const { method, url } = request
    const contentType = request.headers.get('content-type')
    const body = contentType?.startsWith('multipart/') ? 'a form' : await request.text()
    const response = await send(input, init)
    const answer = {
      status: response.status,
      contentType: response.headers.get('content-type'),
      body: await response.clone().text(),
    }
    const violations = check({ method, url, contentType, body }, answer)
    if (violations.length > 0) report(violations)
    return response
  }
}

/** Violations in words, one line each. */
export function describeViolations(violations: readonly Violation[]): string {
  return violations
    .map(({ operation, part, at, reason }) => `${operation}, ${part}${at && ` at ${at}`}: ${reason}`)
    .join('\n')
}

/** The names of all operations and schemas whose schemas the check could not compile, with the reason. */
export function uncompilable(): readonly string[] {
  const definitions = Object.keys(contract.$defs).map((name) => [name, { $ref: `#/$defs/${name}` }] as const)
  const parts = Object.entries(contract.exchanges).flatMap(([id, { body, query, answers }]) =>
    [body, ...query.map(({ schema }) => schema), ...Object.values(answers).flatMap(Object.values<Schema>)]
      .filter((schema) => schema !== undefined)
      .map((schema) => [id, schema] as const),
  )
  return [...definitions, ...parts].flatMap(([name, schema]) => {
    try {
      validators.asked(schema)
      validators.answered(schema)
      return []
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
}

type Fault = Omit<Violation, 'operation'>
type Operation = (typeof operations)[number]

interface Exchange {
  readonly bodyRequired: boolean
  readonly body?: Schema
  /** A form will do as well. */
  readonly forms?: boolean
  readonly query: readonly { readonly name: string; readonly required: boolean; readonly schema: Schema }[]
  readonly answers: Readonly<Record<string, Readonly<Record<string, Schema>>>>
}

interface Contract {
  readonly exchanges: Readonly<Record<string, Exchange>>
  readonly $defs: Readonly<Record<string, Schema>>
}

const contract: Contract = JSON.parse(
  readFileSync(join(dirname(fileURLToPath(import.meta.url)), 'schemas.gen.json'), 'utf8'),
)

const errorBody: Schema = { $ref: '#/$defs/common.ErrorBody' }

const validators = {
  asked: compiler(contract.$defs, (schema) => schema),
  // A value is converted only as the member of an object.
  text: compiler(contract.$defs, (schema) => ({ type: 'object', properties: { value: schema } }), true),
  answered: compiler(closedDefinitions(contract.$defs), closed),
}

/** Compiles a schema once, with the definitions it may refer to. */
function compiler($defs: Readonly<Record<string, Schema>>, prepare: (schema: Schema) => Schema, coerceTypes = false) {
  const ajv = new Ajv2020({ allErrors: true, strict: true, strictTypes: false, strictRequired: false, coerceTypes })
  addFormats(ajv)
  ajv.addSchema({ $id: 'contract', $defs })
  const made = new Map<Schema, ValidateFunction>()
  return (schema: Schema): ValidateFunction => {
    const validate = made.get(schema) ?? ajv.compile(withDefinitions(prepare(schema)))
    made.set(schema, validate)
    return validate
  }
}

function withDefinitions(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/'))
}

function queryFaults({ query }: Exchange, sent: URLSearchParams): readonly Fault[] {
  return query.flatMap(({ name, required, schema }): readonly Fault[] => {
    const value = sent.get(name)
    if (value === null) return required ? [{ part: 'query', at: name, reason: 'is missing' }] : []
    if (schema['type'] === 'object') return []
    return faultsOf(validators.text(schema), { value }, 'query').map((fault) => ({
      ...fault,
      at: fault.at.replace('/value', `/${name}`),
    }))
  })
}

function requestFaults(
  { bodyRequired, body: schema, forms = false }: Exchange,
  { body, contentType }: CheckedRequest,
): readonly Fault[] {
  if (body === '') return bodyRequired ? [{ part: 'request', at: '', reason: 'the body is missing' }] : []
  if (!schema) return []
  if (forms && mediaType(contentType) === 'application/x-www-form-urlencoded') {
    return faultsOf(validators.asked(schema), Object.fromEntries(new URLSearchParams(body)), 'request')
  }
  if (!isJson(contentType))
    return [{ part: 'request', at: 'content-type', reason: `is ${contentType}, not application/json` }]
  return jsonFaults(validators.asked(schema), body, 'request')
}

function answerFaults({ answers }: Exchange, { status, contentType, body }: CheckedAnswer): readonly Fault[] {
  const isFailure = status >= 400
  const declared = answers[status]
  if (!declared && !isFailure) return [{ part: 'status', at: '', reason: `${status} is not declared` }]
  const types: Readonly<Record<string, Schema>> =
    isFailure && isEmpty(declared) ? { 'application/json': errorBody } : (declared ?? {})
  if (body === '' && isEmpty(types)) return []
  if (isEmpty(types)) return [{ part: 'answer', at: '', reason: 'has a body where the contract names none' }]
  const type = mediaType(contentType)
  const schema = types[type]
  if (!schema) {
    return [{ part: 'answer', at: 'content-type', reason: `is ${contentType}, not ${Object.keys(types).join(' or ')}` }]
  }
  return type === 'application/json' ? jsonFaults(validators.answered(schema), body, 'answer') : []
}

function jsonFaults(validate: ValidateFunction, body: string, part: Fault['part']): readonly Fault[] {
  try {
    return faultsOf(validate, JSON.parse(body), part)
  } catch {
    return [{ part, at: '', reason: 'is not JSON' }]
  }
}

function faultsOf(validate: ValidateFunction, value: unknown, part: Fault['part']): readonly Fault[] {
  return validate(value)
    ? []
    : (validate.errors ?? []).map((error) => ({ part, at: error.instancePath, reason: reasonOf(error) }))
}

function reasonOf({ message, params }: ErrorObject): string {
  const extra: unknown = params['unevaluatedProperty']
  if (typeof extra === 'string') return `no schema names the property ${extra}`
  const allowed: unknown = params['allowedValues'] ?? params['allowedValue']
  return `${message ?? 'does not fit'}${allowed === undefined ? '' : `: ${JSON.stringify(allowed)}`}`
}

const routes = new Map<string, readonly { readonly operation: Operation; readonly pattern: RegExp }[]>()

/** The routes below a prefix, compiled once: a test makes a check for each of its browsers. */
function routesOf(prefix: string) {
  const known =
    routes.get(prefix) ?? operations.map((operation) => ({ operation, pattern: patternOf(operation, prefix) }))
  routes.set(prefix, known)
  return known
}

function patternOf(operation: Operation, prefix: string): RegExp {
  const { path, prefix: kind } = operation
  const lead = { prefixed: `/${prefix}`, bare: '', both: `(?:/${prefix})?` }[kind]
  const literal = path
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{[^}]+\}/g, 'slashes' in operation ? '.+' : '[^/]+')
  return new RegExp(`^${lead}${literal}$`)
}

function holes(path: string): number {
  return path.split('{').length
}

function isEmpty(types: Readonly<Record<string, Schema>> = {}): boolean {
  return Object.keys(types).length === 0
}

function isJson(contentType: string | null): boolean {
  return mediaType(contentType) === 'application/json'
}

function mediaType(contentType: string | null): string {
  return contentType?.split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Leaves a rejection unhandled: no test can swallow it, and the runner fails. */
function failTheRun(violations: readonly Violation[]): void {
  void Promise.reject(new Error(`The contract was departed from.\n${describeViolations(violations)}`))
}
