import { describe, expect, it } from 'vitest'
import { runSteps, summaryOf } from '../../scripts/run-steps.mjs'

const steps = ['lint', 'build', 'size', 'docs']

describe('the steps of npm test', () => {
  it('run in order, and all of them when none fails', async () => {
    const run: string[] = []
    const results = await runSteps(steps, async (step) => {
      run.push(step)
      return null
    })
    expect(run).toEqual(steps)
    expect(results.map(({ step }) => step)).toEqual(steps)
  })

  it('end at the first failure', async () => {
    const run: string[] = []
    await runSteps(steps, async (step) => {
      run.push(step)
      return step === 'build' ? 'ended with code 2' : null
    })
    expect(run).toEqual(['lint', 'build'])
  })

  it('are told with their times', async () => {
    const times = [0, 1500, 1500, 4000]
    const results = await runSteps(
      ['lint', 'build'],
      async () => null,
      () => times.shift() ?? 0,
    )
    expect(summaryOf(['lint', 'build'], results, '7').split('\n')).toEqual([
      '  lint             1.5 s',
      '  build            2.5 s',
      '  all              4.0 s',
    ])
  })

  it('are told with what failed, what was not run, and how to run it again with the same seed', () => {
    const results = [
      { step: 'lint', seconds: 1, failure: null },
      { step: 'build', seconds: 2, failure: 'ended with code 2' },
    ]
    const summary = summaryOf(steps, results, '7')
    expect(summary).toContain('build            2.0 s  ended with code 2')
    expect(summary).toContain('not run: size, docs')
    expect(summary).toContain('FAILED: build ended with code 2. Again: PORTICO_SEED=7 npm run build')
  })
})
