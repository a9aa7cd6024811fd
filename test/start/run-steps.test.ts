import { describe, expect, it } from 'vitest'
import { failedTestsOf, runSteps, summaryOf } from '../../scripts/run-steps.mjs'

const rounds = [['lint', 'build'], ['size'], ['docs']]

describe('the steps of npm test', () => {
  it('run in order, and all of them when none fails', async () => {
    const run: string[] = []
    const results = await runSteps(rounds, async (step) => {
      run.push(step)
      return null
    })
    expect(run).toEqual(rounds.flat())
    expect(results.map(({ step }) => step)).toEqual(rounds.flat())
  })

  it('run three at once where they are of one round, the next in its turn as soon as one ends', async () => {
    const ends = new Map<string, () => void>()
    const ran = runSteps([['unit', 'compat', 'pack', 'docs', 'size']], async (step) => {
      await new Promise<void>((resolve) => ends.set(step, resolve))
      return null
    })
    expect([...ends.keys()]).toEqual(['unit', 'compat', 'pack'])
    ends.get('compat')?.()
    await expect.poll(() => [...ends.keys()]).toEqual(['unit', 'compat', 'pack', 'docs'])
    ends.get('unit')?.()
    await expect.poll(() => ends.has('size')).toBe(true)
    for (const step of ['pack', 'docs', 'size']) ends.get(step)?.()
    expect((await ran).map(({ step }) => step)).toEqual(['unit', 'compat', 'pack', 'docs', 'size'])
  })

  it('run at once where they are of one round, and the next round after all of it', async () => {
    const ends: (() => void)[] = []
    const begun: string[] = []
    const ran = runSteps([['lint', 'build'], ['size']], async (step) => {
      begun.push(step)
      await new Promise<void>((resolve) => ends.push(resolve))
      return null
    })
    expect(begun).toEqual(['lint', 'build'])
    ends[1]?.()
    await Promise.resolve()
    expect(begun).toEqual(['lint', 'build'])
    ends[0]?.()
    await expect.poll(() => begun).toEqual(['lint', 'build', 'size'])
    ends[2]?.()
    expect((await ran).map(({ step }) => step)).toEqual(['lint', 'build', 'size'])
  })

  it('end with the round of the first failure', async () => {
    const run: string[] = []
    const results = await runSteps(rounds, async (step) => {
      run.push(step)
      return step === 'lint' ? 'ended with code 2' : null
    })
    expect(run).toEqual(['lint', 'build'])
    expect(results.map(({ failure }) => failure)).toEqual(['ended with code 2', null])
  })

  it('the summary of npm test lists each step with its time, and the time of all', async () => {
    const times = [0, 1500, 1500, 4000]
    const results = await runSteps(
      [['lint'], ['build']],
      async () => null,
      () => times.shift() ?? 0,
    )
    expect(summaryOf([['lint'], ['build']], results, { seconds: 5, seed: '7' }).split('\n')).toEqual([
      '  lint             1.5 s',
      '  build            2.5 s',
      '  all              5.0 s',
    ])
  })

  it('the summary lists what failed, what was not run, and how to run it again with the same seed', () => {
    const results = [
      { step: 'lint', seconds: 1, failure: 'ended with code 1' },
      { step: 'build', seconds: 2, failure: 'ended with code 2' },
    ]
    const summary = summaryOf(rounds, results, { seconds: 2, seed: '7' })
    expect(summary).toContain('build            2.0 s  ended with code 2')
    expect(summary).toContain('not run: size, docs')
    expect(summary).toContain('FAILED: lint ended with code 1. Again: PORTICO_SEED=7 npm run lint')
    expect(summary).toContain('FAILED: build ended with code 2. Again: PORTICO_SEED=7 npm run build')
  })

  it('end with the titles and errors of the failed tests, each once', () => {
    const printed = [
      ' ✓  e2e  test/e2e/tabs.test.ts (2 tests)',
      '\u001b[41m\u001b[1m FAIL \u001b[22m\u001b[49m  e2e  test/e2e/a.test.ts > signs in ',
      'Error: Timeout 10000ms exceeded.',
      ' FAIL  unit  headless/src/b.test.ts > adds',
      ' FAIL  unit  headless/src/b.test.ts > removes',
      'AssertionError: expected 1 to be 2',
      ' FAIL  unit  headless/src/b.test.ts > adds',
      'AssertionError: expected 1 to be 2',
    ].join('\n')
    expect(failedTestsOf(printed)).toEqual([
      'e2e  test/e2e/a.test.ts > signs in\n    Error: Timeout 10000ms exceeded.',
      'unit  headless/src/b.test.ts > adds\n    AssertionError: expected 1 to be 2',
      'unit  headless/src/b.test.ts > removes\n    AssertionError: expected 1 to be 2',
    ])
  })
})
