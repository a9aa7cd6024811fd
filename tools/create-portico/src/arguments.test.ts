import { describe, expect, it } from 'vitest'
import { readArguments, usage } from './arguments.ts'
import { Refusal } from './refusal.ts'
import { templates } from './templates.ts'

describe('the arguments of create-portico', () => {
  it('no arguments leave everything to the questions and the defaults', () => {
    expect(readArguments([])).toEqual({
      folder: undefined,
      template: undefined,
      provider: undefined,
      packageManager: undefined,
      packages: undefined,
      installs: true,
      starts: true,
      asks: true,
    })
  })

  it('every option of the usage text is read', () => {
    const args = 'my-app --template next --provider https://acme.example.com/ --package-manager pnpm --packages packs'
    expect(readArguments([...args.split(' '), '--no-install', '--no-start', '--yes'])).toMatchObject({
      folder: 'my-app',
      template: { id: 'next' },
      provider: 'https://acme.example.com',
      packageManager: 'pnpm',
      packages: 'packs',
      installs: false,
      starts: false,
      asks: false,
    })
    expect(readArguments(['--help'])).toBe('help')
    for (const { id } of templates) expect(usage).toContain(id)
  })

  it('an application that is not installed is not started', () => {
    expect(readArguments(['--no-install'])).toMatchObject({ installs: false, starts: false })
  })

  it.each([
    [['--template', 'nxt'], 'There is no template "nxt". Did you mean next? The templates are vite, next,'],
    [['--template', 'Tanstack'], 'Did you mean tanstack-start?'],
    [['--template', 'reactrouter'], 'Did you mean react-router?'],
    [['--template', 'svelte'], 'There is no template "svelte". The templates are vite, next,'],
    [['--package-manager', 'deno'], '--package-manager takes one of npm, pnpm, yarn, bun, not "deno".'],
    [
      ['--provider', 'acme.example.com'],
      '--provider takes openid, or an address such as https://acme.example.com, not',
    ],
    [['--provider', 'ftp://acme.example.com'], '--provider takes openid, or an address'],
    [['--provider', 'https://acme.example.com/?x=1'], '--provider takes openid, or an address'],
    [['--templates', 'vite'], "Unknown option '--templates'. The option --help lists all."],
    [['--template'], "Option '--template <value>' argument missing. The option --help lists all."],
    [['one', 'two'], 'There is one folder only, and "two" is a second one.'],
    [[''], 'The name of the folder is empty.'],
  ])('wrong arguments are refused with one sentence for a person: %j', (args, reason) => {
    const read = () => readArguments(args)
    expect(read).toThrow(Refusal)
    expect(read).toThrow(reason)
  })
})
