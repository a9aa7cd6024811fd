import { expect, it } from 'vitest'
import { porticoEnvironment } from './environment.ts'

it('a variable of the former SDK gets the name that Portico reads, and one of Portico comes first', () => {
  const env = porticoEnvironment({
    FRONTEGG_APP_URL: 'https://app.test',
    FRONTEGG_BASE_URL: 'https://id.test',
    PORTICO_BASE_URL: 'https://own.test',
    PORTICO_CLIENT_ID: '',
    FRONTEGG_CLIENT_ID: 'a-client',
    VERCEL_URL: 'app.vercel.app',
  })
  expect(env['PORTICO_APP_URL']).toBe('https://app.test')
  expect(env['PORTICO_BASE_URL']).toBe('https://own.test')
  expect(env['PORTICO_CLIENT_ID']).toBe('a-client')
  expect(env['VERCEL_URL']).toBe('app.vercel.app')
})
