import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { codes } from '../../src/doctor/codes/index.ts'
import { applicationSeeds } from './application-seeds.ts'
import { browserSeeds } from './browser-seeds.ts'
import { type Lab, openLab } from './lab.ts'
import { providerSeeds } from './provider-seeds.ts'
import { setUp } from './seed.ts'

const seeds = [...providerSeeds, ...browserSeeds, ...applicationSeeds]

let lab: Lab
beforeEach(async () => {
  lab = await openLab()
})
afterEach(() => lab.close())

describe('a misconfiguration', () => {
  it.each(seeds)('$title is found as $code and as nothing else', async (seed) => {
    const found = await lab.examine(...(await setUp(seed, lab)))
    expect(found.codes).toEqual([seed.code])
    expect(found.exitCode).toBe(codes[seed.code].level === 'error' ? 1 : 0)
  })

  it('each code has a misconfiguration that leads to it', () => {
    const seeded = new Set<string>(seeds.map(({ code }) => code))
    expect(Object.keys(codes).filter((code) => !seeded.has(code))).toEqual([])
  })
})
