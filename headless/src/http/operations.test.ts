import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import {
  answersRedirects,
  dropsAuthorization,
  isPublic,
  keepsSlashes,
  renewsSession,
  setsCookie,
} from './operations.ts'

interface Operation {
  readonly security?: readonly object[]
  readonly parameters?: readonly Readonly<Record<string, unknown>>[]
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly headers?: object }>>
  readonly 'x-drops-authorization'?: boolean
}

const folder = new URL('../../openapi/', import.meta.url)

/** Every operation of the contract, with its path. */
const operations = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml') && file !== 'openapi.yaml')
  .flatMap((file) => {
    const document: { paths?: Record<string, Record<string, Operation>> } = parse(
      readFileSync(new URL(file, folder), 'utf8'),
    )
    return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      ['get', 'post', 'put', 'patch', 'delete'].flatMap((method) =>
        methods[method] ? [{ method, path, name: `${method} ${path}`, operation: methods[method] }] : [],
      ),
    )
  })

const namesOf = (fits: (one: (typeof operations)[number]) => boolean) => operations.filter(fits).map(({ name }) => name)

describe('an operation', () => {
  it('an operation is looked up in the whole contract', () => {
    expect(operations.length).toBeGreaterThan(300)
  })

  it('an operation is public if the contract requires no token', () => {
    const byContract = namesOf(
      ({ path, operation: { security } }) =>
        // These operations need the cookie of a session, which the browser adds.
        dropsAuthorization(path) ||
        security?.length === 0 ||
        security?.some((scheme) => Object.keys(scheme).length === 0) === true,
    )
    expect(namesOf(({ path }) => isPublic(path))).toEqual(byContract)
  })

  it('an operation carries no token if the contract drops it', () => {
    expect(namesOf(({ path }) => dropsAuthorization(path))).toEqual(
      namesOf(({ operation }) => operation['x-drops-authorization'] === true),
    )
  })

  it('an operation answers redirects as text if the contract specifies it', () => {
    expect(namesOf(({ path }) => answersRedirects(path)).filter((name) => !name.startsWith('get'))).toEqual(
      namesOf(({ operation }) => operation.responses['302']?.$ref?.endsWith('/RedirectText') ?? false),
    )
  })

  it('an operation sets the session cookie if the contract specifies it, except for the page after a log-out', () => {
    const byContract = namesOf(({ operation: { responses } }) =>
      Object.values(responses).some(({ headers = {} }) => 'Set-Cookie' in headers),
    )
    expect(namesOf(({ method, path }) => setsCookie(method, path))).toEqual(
      byContract.filter((name) => name !== 'get /oauth/logout'),
    )
  })

  it('renews the session if it exchanges a refresh token', () => {
    expect(namesOf(({ method, path }) => method === 'post' && renewsSession(path))).toEqual([
      'post /identity/resources/auth/v1/user/token/refresh',
      'post /oauth/token',
      'post /oauth/authorize/silent',
    ])
  })

  it('an operation keeps the slashes of a path value if the contract specifies it', () => {
    expect(namesOf(({ path }) => keepsSlashes(path))).toEqual(
      namesOf(({ operation }) => (operation.parameters ?? []).some((parameter) => parameter['x-keeps-slashes'])),
    )
  })
})
