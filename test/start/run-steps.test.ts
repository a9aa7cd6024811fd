import { describe, expect, it } from 'vitest'
import {
  failedTestsOf,
  leftOutIn,
  leftOutWithoutProgram,
  retriedTestsOf,
  runSteps,
  slowestFilesOf,
  summaryOf,
} from '../../scripts/test/run-steps.mjs'

const steps = [{ step: 'lint' }, { step: 'build' }, { step: 'size', needs: ['build'] }, { step: 'docs' }]

/** Returns steps that end when a test ends them, and the names of the started ones. */
function heldSteps() {
  const started: string[] = []
  const ends = new Map<string, (failure: string | null) => void>()
  return {
    started,
    run: (step: string) => {
      started.push(step)
      return new Promise<string | null>((resolve) => ends.set(step, resolve))
    },
    end: (step: string, failure: string | null = null) => ends.get(step)?.(failure),
  }
}

describe('the steps of npm test', () => {
  it('all steps run, and their results are in the given order', async () => {
    const { started, run, end } = heldSteps()
    const ran = runSteps(steps, run)
    end('build')
    await expect.poll(() => started).toContain('size')
    for (const { step } of steps) end(step)
    expect((await ran).map(({ step }) => step)).toEqual(['lint', 'build', 'size', 'docs'])
  })

  it('three steps run at once, and the next starts as soon as one ends', async () => {
    const { started, run, end } = heldSteps()
    const ran = runSteps(
      ['unit', 'compat', 'pack', 'docs', 'arch'].map((step) => ({ step })),
      run,
    )
    expect(started).toEqual(['unit', 'compat', 'pack'])
    end('compat')
    await expect.poll(() => started).toEqual(['unit', 'compat', 'pack', 'docs'])
    for (const step of ['unit', 'pack', 'docs']) end(step)
    await expect.poll(() => started).toContain('arch')
    end('arch')
    expect(await ran).toHaveLength(5)
  })

  it('a step waits for those it needs, while later ones start before it', async () => {
    const { started, run, end } = heldSteps()
    const ran = runSteps(steps, run)
    expect(started).toEqual(['lint', 'build', 'docs'])
    end('lint')
    end('docs')
    end('build')
    await expect.poll(() => started).toEqual(['lint', 'build', 'docs', 'size'])
    end('size')
    expect(await ran).toHaveLength(4)
  })

  it('after a failure all steps run but those that need the failed one', async () => {
    const { started, run, end } = heldSteps()
    const ran = runSteps([...steps, { step: 'site', needs: ['size'] }, { step: 'arch' }], run)
    end('build', 'ended with code 2')
    await expect.poll(() => started).toContain('arch')
    for (const step of ['lint', 'docs', 'arch']) end(step)
    const results = await ran
    expect(started).toEqual(['lint', 'build', 'docs', 'arch'])
    expect(results.map(({ failure }) => failure)).toEqual([null, 'ended with code 2', null, null])
  })

  it('a step that comes after others waits for them, and runs although one of them failed', async () => {
    const { started, run, end } = heldSteps()
    const ran = runSteps([...steps, { step: 'e2e', after: ['lint', 'size', 'docs'] }], run)
    end('build', 'ended with code 2')
    end('docs')
    await expect.poll(() => started).toEqual(['lint', 'build', 'docs'])
    end('lint')
    await expect.poll(() => started).toEqual(['lint', 'build', 'docs', 'e2e'])
    end('e2e')
    expect(await ran).toHaveLength(4)
  })

  it('the summary of npm test lists each step with its time, and the time of all', async () => {
    const times = [0, 1500, 1500, 4000]
    const results = await runSteps(
      [{ step: 'lint' }, { step: 'build', needs: ['lint'] }],
      async () => null,
      () => times.shift() ?? 0,
    )
    expect(summaryOf(steps.slice(0, 2), results, { seconds: 5, variables: '' }).split('\n')).toEqual([
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
    const summary = summaryOf(steps, results, { seconds: 2, variables: 'PORTICO_SEED=7' })
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

  it('a test that passed at the second try alone is named with its file', () => {
    const printed = [
      ' \u001b[32m✓\u001b[39m  e2e  test/e2e/tabs.test.ts (3 tests) 9000ms',
      '   \u001b[32m✓\u001b[39m signs out 3000\u001b[2mms\u001b[22m',
      '   ✓ signs in 4000ms\u001b[33m (retry x1)\u001b[39m',
      '   × never passes 4000ms (retry x1)',
    ].join('\n')
    expect(retriedTestsOf(printed)).toEqual(['test/e2e/tabs.test.ts > signs in'])
  })

  it('the slowest test files of all steps are listed, at most ten', () => {
    const file = (at: number) =>
      ` \u001b[32m✓\u001b[39m  dom  ui-kit/src/f${at}.test.tsx (3 tests | 1 skipped) ${at}00ms`
    const printed = [...Array(12).keys()]
      .map(file)
      .concat(' ❯  unit  headless/src/a.test.ts (2 tests) 2500ms', ' ✓ a test 9000ms')
    const slowest = slowestFilesOf(printed.join('\n'))
    expect(slowest).toHaveLength(10)
    expect(slowest.slice(0, 2)).toEqual([
      '    2.5 s  unit headless/src/a.test.ts',
      '    1.1 s  dom ui-kit/src/f11.test.tsx',
    ])
  })

  it('what a missing program left out is listed once', () => {
    const line = 'Left out, as there is no redis-server: four processes that share a memory in Redis'
    expect(leftOutWithoutProgram(` ✓ a\n${line}\n\u001b[2m${line}\u001b[22m\nLeft out by the seed: 3`)).toEqual([line])
    expect(leftOutWithoutProgram('')).toEqual([])
  })

  it('the tests that the seed left out are counted by project', () => {
    expect(leftOutIn('e2e\ta.test.ts\topens\ndom\tb.test.ts\tshows\ndom\tb.test.ts\tcloses\n')).toBe(
      'Left out by the seed, for npm run test:rest: 2 of dom, 1 of e2e.',
    )
    expect(leftOutIn('')).toBe('')
  })
})
