import { describe, expect, it } from 'vitest'
import { platformTouched } from './platform.ts'
import { modules } from './project.ts'
import { planted } from './source.ts'

const path = 'headless/src/session/x.ts'

describe('headless', () => {
  it('touches the world outside only in its ports', () => {
    expect(platformTouched(modules)).toEqual([])
  })

  it.each([
    ['the page', 'export const title = () => document.title'],
    ['the address', 'export const here = () => window.location.href'],
    ['the global object', 'export const send = () => globalThis.fetch("/")'],
    ['the network', 'export const send = () => fetch("/")'],
    ['the network, handed on', 'export const ports = () => ({ fetch })'],
    ['storage', 'export const read = () => localStorage.getItem("a")'],
    ['time', 'export const now = () => Date.now()'],
    ['time, as a date', 'export const now = () => new Date()'],
    ['timers', 'export const later = (task: () => void) => setTimeout(task, 1)'],
    ['chance', 'export const id = () => Math.random()'],
    ['the console', 'export const tell = () => console.log("a")'],
    ['a default', 'export const send = (url: string, via = fetch) => via(url)'],
  ])('headless is reported if it touches %s', (_, text) => {
    expect(platformTouched([planted(path, text)])).toHaveLength(1)
  })

  it.each([
    ['members', 'export const open = (page: Page) => page.location.history'],
    ['its own variables', 'export const open = ({ fetch }: Ports, history: string) => fetch(history)'],
    ['types', 'export type Send = typeof fetch; export interface Page { readonly location: Location }'],
    ['given dates', 'export const read = (text: string) => new Date(text)'],
  ])('headless may name %s', (_, text) => {
    expect(platformTouched([planted(path, text)])).toEqual([])
  })
})
