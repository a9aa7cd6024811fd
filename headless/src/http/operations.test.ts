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
  it('is looked up in the whole contract', () => {
    expect(operations.length).toBeGreaterThan(300)
  })

  it('is public if the contract asks for no token', () => {
    const byContract = namesOf(
      ({ path, operation: { security } }) =>
        // These need the cookie of a session, which the browser adds.
        dropsAuthorization(path) ||
        security?.length === 0 ||
        security?.some((scheme) => Object.keys(scheme).length === 0) === true,
    )
    expect(namesOf(({ path }) => isPublic(path))).toEqual(byContract)
  })

  it('carries no token if the contract says so', () => {
    expect(namesOf(({ path }) => dropsAuthorization(path))).toEqual(
      namesOf(({ operation }) => operation['x-drops-authorization'] === true),
    )
  })

  it('answers redirects as text if the contract says so', () => {
    expect(namesOf(({ path }) => answersRedirects(path)).filter((name) => !name.startsWith('get'))).toEqual(
      namesOf(({ operation }) => operation.responses['302']?.$ref?.endsWith('/RedirectText') ?? false),
    )
  })

  it('sets the cookie of the session if the contract says so, but for the page a log-out leads to', () => {
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

  it('keeps the slashes of a path value if the contract says so', () => {
    expect(namesOf(({ path }) => keepsSlashes(path))).toEqual(
      namesOf(({ operation }) => (operation.parameters ?? []).some((parameter) => parameter['x-keeps-slashes'])),
    )
  })
})
