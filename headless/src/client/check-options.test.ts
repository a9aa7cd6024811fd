import { describe, expect, it } from 'vitest'
import { fakePorts, settle } from '../../test/fake-ports.ts'
import { createLogger } from '../core/logger.ts'
import { checkOptions } from './check-options.ts'
import { type ClientOptions, createClient } from './index.ts'

function warningsOf(options: ClientOptions): readonly string[] {
  const { log, lines } = fakePorts()
  checkOptions(options, createLogger(log, 'warn', 'test'))
  return lines
}

describe('a check of options', () => {
  it('warns of those that createClient does not know', () => {
    const misspelt = { baseUrl: 'http://localhost:4400', appId: 'a', logLevels: 'debug' }
    expect(warningsOf(misspelt)).toEqual([expect.stringContaining('appId, logLevels')])
  })

  it.each(['http://acme.example.com', 'http://192.168.0.7:4400', 'http://localhost.example.com'])(
    'warns of a base URL without encryption: %s',
    (baseUrl) => {
      expect(warningsOf({ baseUrl })).toEqual([expect.stringContaining(`${baseUrl} is not encrypted`)])
    },
  )

  it.each([
    'http://localhost:4400',
    'http://id.localhost',
    'http://127.0.0.1:4400',
    'http://[::1]',
    'https://acme.example',
    '/api',
    () => 'http://acme.example.com',
  ])('logs nothing for the base URL %s', (baseUrl) => {
    expect(warningsOf({ baseUrl, urlPrefix: 'auth', timeout: 5000 })).toEqual([])
  })
})

describe('a client with an unknown option', () => {
  /** Starts a client with an unknown option twice on a page. Returns its warnings about options. */
  async function start(address: string): Promise<readonly string[]> {
    const ports = fakePorts({ address })
    const misspelt = { baseUrl: 'https://acme.example.com', ports, appId: 'a' }
    const client = createClient(misspelt)
    for (let time = 0; time < 2; time++) void client.start()
    for (let turn = 0; turn < 10; turn++) await settle()
    return ports.lines.filter((line) => line.includes('createClient'))
  }

  it('warns once on a page of this machine', async () => {
    expect(await start('http://localhost:5173/')).toEqual([expect.stringContaining('appId')])
  })

  it('a client on a deployed page does not warn of an unknown option', async () => {
    expect(await start('https://app.example.com/')).toEqual([])
  })
})
