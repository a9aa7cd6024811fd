import { describe, expect, it } from 'vitest'
import { siteOf } from './site.ts'

describe('the site of an address', () => {
  it.each([
    ['https://app.example.com', 'example.com'],
    ['https://app.example.co.uk', 'example.co.uk'],
    ['https://app-123.vercel.app', 'app-123.vercel.app'],
    ['https://ada.github.io', 'ada.github.io'],
    ['http://localhost:5173', 'localhost'],
    ['http://app.localhost', 'localhost'],
    ['http://127.0.0.1:80', '127.0.0.1'],
    ['http://[::1]:80', '[::1]'],
    ['http://192.168.0.7', '192.168.0.7'],
    ['http://intranet', 'intranet'],
  ])('the site of %s is %s', (address, site) => {
    expect(siteOf(new URL(address))).toBe(site)
  })
})
