// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { googleCaptcha } from './google-captcha.ts'

const { signal } = new AbortController()
const site = { siteKey: 'a key/1', signal }
let scripts: HTMLScriptElement[] = []

/** Answers the scripts that are added to the page, in order, as a browser does. */
function answerScripts(...answers: ('load' | 'error')[]) {
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return
    scripts.push(node)
    const answer = answers.shift() ?? 'load'
    queueMicrotask(() => node.dispatchEvent(new Event(answer)))
  })
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  scripts = []
})

describe('reCAPTCHA', () => {
  it('puts nothing into the page before it is asked for', () => {
    googleCaptcha()
    expect(scripts).toEqual([])
  })

  it('loads its script once, by the key, with the page’s nonce', async () => {
    answerScripts()
    const captcha = googleCaptcha({ nonce: 'abc' })
    await Promise.all([captcha.load(site), captcha.load(site)])
    expect(scripts.map(({ src, nonce }) => [src, nonce])).toEqual([
      ['https://www.google.com/recaptcha/api.js?render=a%20key%2F1', 'abc'],
    ])
  })

  it('reCAPTCHA loads from another host if one is set, for networks that do not reach Google', async () => {
    answerScripts()
    await googleCaptcha({ host: 'www.recaptcha.net' }).load(site)
    expect(scripts[0]?.src).toContain('https://www.recaptcha.net/')
  })

  it('a blocked reCAPTCHA script is loaded again by the next attempt', async () => {
    answerScripts('error', 'load')
    const captcha = googleCaptcha()
    await expect(captcha.load(site)).rejects.toThrow('www.google.com could not be loaded')
    await captcha.load(site)
    expect(scripts).toHaveLength(2)
  })

  it('asks for a token once the script is ready', async () => {
    answerScripts()
    const execute = vi.fn(async (key: string, { action }: { action: string }) => `${key} ${action}`)
    vi.stubGlobal('grecaptcha', { ready: (run: () => void) => queueMicrotask(run), execute })
    const captcha = googleCaptcha()
    await captcha.load(site)
    expect(await captcha.execute('sign_up', site)).toBe('a key/1 sign_up')
  })

  it('makes its address one that Trusted Types let through, by a policy of its own', async () => {
    answerScripts()
    const createPolicy = vi.fn((_: string, rules: { createScriptURL: (address: string) => string }) => rules)
    vi.stubGlobal('trustedTypes', { createPolicy })
    await googleCaptcha().load(site)
    expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['portico-captcha'])
    expect(scripts[0]?.src).toBe('https://www.google.com/recaptcha/api.js?render=a%20key%2F1')
  })

  it('fails without a sign-in if its script defines no global object', async () => {
    answerScripts()
    const captcha = googleCaptcha()
    await captcha.load(site)
    await expect(captcha.execute('login', site)).rejects.toThrow('left nothing in the page')
  })

  it('hands its address to what the application trusts it by', async () => {
    answerScripts()
    await googleCaptcha({ trust: (address) => `${address}&trusted` }).load(site)
    expect(scripts[0]?.src).toContain('&trusted')
  })
})
